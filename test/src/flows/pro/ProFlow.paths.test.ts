import {proFlow} from '../../../../src/flows/pro/ProFlow.tsx';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {testEveryPathOnTheScreens} from '../../../qa/react/pathTests.ts';

testEveryPathOnTheScreens('pro', [proFlow, freeFlow]);
