import { useEffect, useRef } from 'react';

/**
 * A native modal dialog whose owner decides whether it is open: Escape and, where it may be
 * dismissed, a press beside it only ask.
 */
export const useModal = (open: boolean, onClose: () => void, dismissible = true) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef(onClose);

  useEffect(() => {
    asked.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) element.showModal();
    else if (!open && element.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current!;
    const escape = (event: Event): void => {
      // A file input's own «cancel» bubbles up here as well.
      if (event.target !== element) return;
      event.preventDefault();
      asked.current();
    };
    const press = (event: MouseEvent): void => {
      // What it holds fills it: a press on the dialog itself is a press beside it.
      if (dismissible && event.target === element) asked.current();
    };
    element.addEventListener('cancel', escape);
    element.addEventListener('mousedown', press);
    return () => {
      element.removeEventListener('cancel', escape);
      element.removeEventListener('mousedown', press);
    };
  }, [dismissible]);

  return dialog;
};
