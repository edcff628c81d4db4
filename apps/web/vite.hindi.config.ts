import { configOf } from './vite.config.ts';

export default configOf('hi');
