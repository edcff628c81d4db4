export type { StackedBarsMessages } from './messages.ts';
export { StackedBars } from './StackedBars.tsx';
export type { StackedBar, StackedBarsProps } from './StackedBars.tsx';
