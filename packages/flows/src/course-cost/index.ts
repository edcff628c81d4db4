export { courseCostOf, type CourseCost } from './courseCost.ts';
