import type { ReactNode } from 'react';
import { button, spinner } from './Button.css.ts';

export interface ButtonProps {
  /** The words on it; they may change while it is loading. */
  readonly children: ReactNode;
  /** Called when it is pressed, but not while it is loading. */
  readonly onPress?: () => void;
  /** @default 'button' */
  readonly type?: 'button' | 'submit';
  /** How much it stands out. @default 'primary' */
  readonly tone?: 'primary' | 'quiet';
  /** Whether it takes the whole width. @default false */
  readonly wide?: boolean;
  /** Its work is under way: it keeps the focus, says so and cannot be pressed. @default false */
  readonly loading?: boolean;
}

export const Button = ({
  children,
  onPress,
  type = 'button',
  tone = 'primary',
  wide = false,
  loading = false,
}: ButtonProps) => (
  <button
    type={type}
    className={button({ tone, wide })}
    aria-disabled={loading}
    aria-busy={loading}
    data-loading={loading}
    onClick={(event) => {
      // Not `disabled`, which would take the focus away from whoever just pressed it.
      if (loading) event.preventDefault();
      else onPress?.();
    }}
  >
    {loading && <span className={spinner} aria-hidden="true" />}
    {children}
  </button>
);
