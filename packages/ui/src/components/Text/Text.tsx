import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** @default 'body' */
  readonly size?: 'small' | 'body';
  /** How loud the words are. @default 'default' */
  readonly tone?: 'default' | 'muted';
}

export const Text = ({ children, size = 'body', tone = 'default' }: TextProps) => (
  <p className={text({ size, tone })}>{children}</p>
);
