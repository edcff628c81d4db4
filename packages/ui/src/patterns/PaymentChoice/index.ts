export { PaymentChoice } from './PaymentChoice.tsx';
export type { PaymentChoiceProps } from './PaymentChoice.tsx';
export type { PaymentMethod } from './PaymentChoice.tsx';
