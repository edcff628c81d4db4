import { useRef } from 'react';
import { useToast, useToastRegion } from 'react-aria/useToast';
import type { QueuedToast, ToastState } from 'react-stately/useToastState';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { toastMessages } from './messages.ts';
import type { ToastMessage } from './Toast.tsx';
import { line, region, toast as toastStyle } from './Toast.css.ts';

interface ToastRegionProps {
  readonly state: ToastState<ToastMessage>;
}

interface ToastItemProps extends ToastRegionProps {
  readonly toast: QueuedToast<ToastMessage>;
}

const ToastItem = ({ toast, state }: ToastItemProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { message, tone = 'positive', action } = toast.content;
  const { toastProps, contentProps } = useToast({ toast }, state, ref);
  return (
    <div
      {...toastProps}
      ref={ref}
      className={toastStyle}
      aria-labelledby={undefined}
      aria-label={message}
      // Tab skips the toast and stops at its button; react-aria focuses the toast by script.
      tabIndex={-1}
    >
      {/* The Notice inside sets the live region role that fits its tone. */}
      <div {...contentProps} role={undefined}>
        <Notice compact tone={tone} onDismiss={() => state.close(toast.key)}>
          <div className={line}>
            {message}
            {action && (
              <Button tone="secondary" size="compact" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
          </div>
        </Notice>
      </div>
    </div>
  );
};

/** The landmark region of the toasts; rendered only while there are toasts. */
export const ToastRegion = ({ state }: ToastRegionProps) => {
  const ref = useRef<HTMLElement>(null);
  const messages = useMessages('Toast', toastMessages);
  const { regionProps } = useToastRegion({ 'aria-label': messages.region }, state, ref);
  return (
    <section {...regionProps} ref={ref} className={region}>
      {state.visibleToasts.map((toast) => (
        <ToastItem key={toast.key} toast={toast} state={state} />
      ))}
    </section>
  );
};
