export { PriceBreakdown } from './PriceBreakdown.tsx';
export type { PriceBreakdownProps } from './PriceBreakdown.tsx';
