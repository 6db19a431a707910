import {testPathsInTheBrowser} from './pathSpecs.ts';

testPathsInTheBrowser('upgrade');
