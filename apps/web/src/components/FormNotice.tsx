import { Notice, type NoticeProps } from '@seatwise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { outcome } from './FormNotice.css.ts';

interface FormNoticeProps {
  /** The result of the form; the page scrolls to each new failure and focuses it. */
  readonly notice: {
    readonly tone: NonNullable<NoticeProps['tone']>;
    readonly text: string;
    readonly detail?: string | undefined;
  } | null;
  /** A heading. */
  readonly title?: string;
  /** Text below the notice, which then acts as its heading. @default the notice's detail */
  readonly detail?: string | null | undefined;
  /** Actions. */
  readonly children?: ReactNode;
  readonly onDismiss?: () => void;
}

/**
 * The result of a form. A failure, or its invalid field, takes the focus, because on a phone the
 * submit button may be far away.
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
    const target = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
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
