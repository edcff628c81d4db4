export { Toast } from './Toast.tsx';
export type { ToastProps } from './Toast.tsx';
export type { ToastMessage } from './Toast.tsx';
