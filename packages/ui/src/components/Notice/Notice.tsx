import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { notice, iconWrapper, title as titleStyle, content } from './Notice.css.ts';
import { noticeMessages } from './messages.ts';

export const noticeTones = ['info', 'positive', 'caution', 'critical'] as const;

export interface NoticeProps {
  /** The message: what happened, and what to do. */
  readonly children: ReactNode;
  /** A short title above. */
  readonly title?: string;
  /** The meaning of the colour and the icon; a critical notice is announced assertively. @default 'info' */
  readonly tone?: (typeof noticeTones)[number];
  /** Whether screen readers announce the notice when it appears; set false for a notice that is part of the page. @default true */
  readonly announced?: boolean;
  /** Whether a message of one line is as low as its button, as in a toast. @default false */
  readonly compact?: boolean;
  /** Called when the user dismisses the notice; without it the notice cannot be dismissed. */
  readonly onDismiss?: () => void;
}

const toneIcons = {
  info: icons.Info,
  positive: icons.CircleCheck,
  caution: icons.TriangleAlert,
  critical: icons.CircleAlert,
} as const;

/** A message that is announced when it appears. */
export const Notice = ({
  children,
  title,
  tone = 'info',
  announced = true,
  compact = false,
  onDismiss,
}: NoticeProps) => {
  const messages = useMessages('Notice', noticeMessages);
  const liveRole = tone === 'critical' ? 'alert' : 'status';
  return (
    <div
      className={notice({ tone, compact })}
      role={announced ? liveRole : 'note'}
      data-tone={tone}
    >
      <span className={iconWrapper}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div className={content}>
        {title !== undefined && <p className={titleStyle}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton label={messages.dismiss} icon={icons.X} size="small" onPress={onDismiss} />
      )}
    </div>
  );
};
