export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export type { DialogMessages } from './messages.ts';
