import {testPathsInTheBrowser} from './pathSpecs.ts';

testPathsInTheBrowser('pro');
