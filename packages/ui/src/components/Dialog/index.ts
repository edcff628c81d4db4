export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './dialogTypes.ts';
export type { DialogMessages } from './messages.ts';
