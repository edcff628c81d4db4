import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { icons, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { notice, picture, title as titleStyle, words } from './Notice.css.ts';
import { noticeMessages } from './messages.ts';

export const noticeTones = ['info', 'positive', 'caution', 'critical'] as const;

export interface NoticeProps {
  /** What happened, and what to do. */
  readonly children: ReactNode;
  /** A few words above. */
  readonly title?: string;
  /** What the colour and the picture say; a critical one interrupts those who listen. @default 'info' */
  readonly tone?: (typeof noticeTones)[number];
  /** Called when the person puts it away; without it the notice stays. */
  readonly onDismiss?: () => void;
}

const pictures = {
  info: icons.Info,
  positive: icons.CircleCheck,
  caution: icons.TriangleAlert,
  critical: icons.CircleAlert,
} as const;

/** Something the person must know now; read out when it appears. */
export const Notice = ({ children, title, tone = 'info', onDismiss }: NoticeProps) => {
  const messages = useMessages('Notice', noticeMessages);
  return (
    <div
      className={notice({ tone })}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <span className={picture}>
        <Icon icon={pictures[tone]} />
      </span>
      <div className={words}>
        {title !== undefined && <p className={titleStyle}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton label={messages.dismiss} icon={icons.X} size="small" onPress={onDismiss} />
      )}
    </div>
  );
};
