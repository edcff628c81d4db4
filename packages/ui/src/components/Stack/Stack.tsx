import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** What is stacked, top to bottom. */
  readonly children: ReactNode;
  /** The space between two children. @default 'md' */
  readonly gap?: 'xs' | 'sm' | 'md' | 'lg';
}

export const Stack = ({ children, gap = 'md' }: StackProps) => (
  <div className={stack({ gap })}>{children}</div>
);
