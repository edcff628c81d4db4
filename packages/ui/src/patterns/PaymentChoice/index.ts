export { PaymentChoice } from './PaymentChoice.tsx';
export type { PaymentChoiceProps } from './PaymentChoice.tsx';
export type { PaymentWay } from './PaymentChoice.tsx';
