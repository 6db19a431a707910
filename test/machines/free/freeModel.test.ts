import {freeMachine} from '../../../machines/free/freeMachine.ts';
import {freeModel} from '../../../machines/free/freeModel.ts';
import {testEveryPath} from '../../support/machines/pathTests.ts';

testEveryPath(freeMachine, freeModel, './freePaths.golden.txt');
