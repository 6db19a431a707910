import {testPathsInTheBrowser} from './pathSpecs.ts';

testPathsInTheBrowser('free');
