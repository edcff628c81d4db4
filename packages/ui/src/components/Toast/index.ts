export { Toast } from './Toast.tsx';
export type { ToastMessage, ToastProps } from './Toast.tsx';
export type { ToastMessages } from './messages.ts';
