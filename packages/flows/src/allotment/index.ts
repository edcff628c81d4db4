export { categories } from './pools.ts';
