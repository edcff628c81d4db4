export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps } from './ErrorSummary.tsx';
export type { FieldProblem } from './ErrorSummary.tsx';
