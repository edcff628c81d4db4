import { Notice, type NoticeProps } from '../Notice/index.ts';
import { region, toast } from './Toast.css.ts';

export interface ToastMessage {
  /** Tells one from the other. */
  readonly id: string;
  /** What happened. */
  readonly message: string;
  /** What the colour and the picture say. @default 'positive' */
  readonly tone?: NoticeProps['tone'];
}

export interface ToastProps {
  /** What is to be said, the oldest first. */
  readonly messages: readonly ToastMessage[];
  /** Called when the person puts one away. They never leave by themselves: people read at their own pace. */
  readonly onDismiss: (message: { id: string }) => void;
}

/** What happened elsewhere, said at the edge of the page. */
export const Toast = ({ messages, onDismiss }: ToastProps) => (
  <section className={region} aria-label="Notifications">
    {messages.map(({ id, message, tone = 'positive' }) => (
      <div key={id} className={toast}>
        <Notice tone={tone} onDismiss={() => onDismiss({ id })}>
          {message}
        </Notice>
      </div>
    ))}
  </section>
);
