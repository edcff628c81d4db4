export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { buttonSizes, buttonTones } from './buttonVariants.ts';
