import type { ReactNode } from 'react';
import { notice } from './Notice.css.ts';

export interface NoticeProps {
  /** What happened. */
  readonly children: ReactNode;
  /** @default 'info' */
  readonly tone?: 'critical' | 'positive' | 'info';
}

/** Something the person must know now; read out when it appears. */
export const Notice = ({ children, tone = 'info' }: NoticeProps) => (
  <div
    className={notice({ tone })}
    role={tone === 'critical' ? 'alert' : 'status'}
    data-tone={tone}
  >
    {children}
  </div>
);
