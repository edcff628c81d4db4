import { Notice, type NoticeProps } from '@seatwise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { outcome } from './FormNotice.css.ts';

interface FormNoticeProps {
  /** What became of the form; a failure is scrolled to and focused, each anew. */
  readonly notice: {
    readonly tone: NonNullable<NoticeProps['tone']>;
    readonly text: string;
    readonly detail?: string | undefined;
  } | null;
  /** A few words above. */
  readonly title?: string;
  /** What stands below, where the notice does not say; the notice itself is then the title. */
  readonly detail?: string | null | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
  readonly onDismiss?: () => void;
}

/**
 * What a form says above or below its fields. On a phone the button that sent it may be far away,
 * so a failure takes the focus, or the field that is marked with it.
 */
export const FormNotice = ({
  notice,
  title,
  detail = notice?.detail,
  children,
  onDismiss,
}: FormNoticeProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (notice?.tone !== 'critical' || !element) return;
    const form = element.closest('[role="dialog"], [role="alertdialog"], main');
    const goal = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element;
    goal.focus({ preventScroll: true });
    goal.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  if (!notice) return null;
  const heading = detail === undefined ? title : notice.text;
  return (
    <div ref={ref} tabIndex={-1} className={outcome}>
      <Notice
        tone={notice.tone}
        {...(heading !== undefined && { title: heading })}
        {...(onDismiss && { onDismiss })}
      >
        {detail === undefined ? notice.text : detail}
        {children}
      </Notice>
    </div>
  );
};
