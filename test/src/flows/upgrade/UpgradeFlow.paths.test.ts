import {upgradeFlow} from '../../../../src/flows/upgrade/UpgradeFlow.tsx';
import {freeFlow} from '../../../../src/flows/free/FreeFlow.tsx';
import {testEveryPathOnTheScreens} from '../../../qa/react/pathTests.ts';

testEveryPathOnTheScreens('upgrade', [upgradeFlow, freeFlow]);
