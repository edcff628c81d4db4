export { listQuotas } from './listQuotas.ts';
export { recommend } from './recommend.ts';
