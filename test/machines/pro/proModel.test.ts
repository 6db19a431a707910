import {proMachine} from '../../../machines/pro/proMachine.ts';
import {proModel} from '../../../machines/pro/proModel.ts';
import {testEveryPath} from '../../support/machines/pathTests.ts';

testEveryPath(proMachine, proModel, './proPaths.golden.txt');
