export { PredictionCard } from './PredictionCard.tsx';
export type { PredictionCardProps } from './PredictionCard.tsx';
