import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {proFlow} from '../../../../src/flows/pro/ProFlow.tsx';
import {testEveryPathOnTheScreens} from '../../../qa/react/pathTests.ts';

testEveryPathOnTheScreens('free', [freeFlow, proFlow]);
