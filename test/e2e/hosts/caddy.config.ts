import {configOn} from './configOn.ts';

export default configOn('caddy');
