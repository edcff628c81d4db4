import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Registers what the browser's Back closes. Returns a function to call once it is closed. */
export type WatchBack = (close: () => void) => () => void;

/** Without a provider the browser's Back closes nothing. */
const BackContext = createContext<WatchBack | undefined>(undefined);

export const BackProvider = BackContext.Provider;

/** The browser's Back calls `onClose` while a dialog or a sheet is open. */
export const useCloseOnBack = (isOpen: boolean, onClose: () => void): void => {
  const watchBack = use(BackContext);
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? watchBack?.(() => close()) : undefined), [isOpen, watchBack]);
};
