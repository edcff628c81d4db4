export { courseCostOf, type CourseCost, type PublishedCosts } from './courseCost.ts';
