import {configOn} from './configOn.ts';

export default configOn('page');
