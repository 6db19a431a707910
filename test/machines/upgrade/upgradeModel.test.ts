import {upgradeMachine} from '../../../machines/upgrade/upgradeMachine.ts';
import {upgradeModel} from '../../../machines/upgrade/upgradeModel.ts';
import {testEveryPath} from '../../support/machines/pathTests.ts';

testEveryPath(upgradeMachine, upgradeModel, './upgradePaths.golden.txt');
