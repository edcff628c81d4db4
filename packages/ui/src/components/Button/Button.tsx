import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { usePressable } from '../../internal/usePressable.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { button } from '../../css/button.css.ts';
import type { buttonSizes, buttonTones } from './buttonVariants.ts';

export interface ButtonProps {
  /** The words on it; they may change while it is loading. */
  readonly children: ReactNode;
  /** Called when it is pressed, but not while it is loading. */
  readonly onPress?: () => void;
  /** @default 'button' */
  readonly type?: 'button' | 'submit';
  /** How much it stands out; 'text' stands in line with words, 'critical' takes something away. @default 'primary' */
  readonly tone?: (typeof buttonTones)[number];
  /** @default 'medium' */
  readonly size?: (typeof buttonSizes)[number];
  /** A picture before the words. */
  readonly icon?: LucideIcon;
  /** Whether it takes the whole width. @default false */
  readonly wide?: boolean;
  /** Whether a press anywhere on the positioned card around it presses it. @default false */
  readonly coversCard?: boolean;
  /** Its work is under way: it keeps the focus, says so and cannot be pressed. @default false */
  readonly loading?: boolean;
  /** It cannot be pressed now; say nearby why. @default false */
  readonly disabled?: boolean;
  /** Whether it can be reached while it is disabled, so that the focus is not lost. @default false */
  readonly keepsFocus?: boolean;
  /** The id of words that explain it. */
  readonly describedBy?: string;
  /** To move the focus here. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now. To go somewhere, use a Link. */
export const Button = ({
  children,
  onPress,
  type = 'button',
  tone = 'primary',
  size = 'medium',
  icon,
  wide = false,
  coversCard = false,
  loading = false,
  disabled = false,
  keepsFocus = false,
  describedBy,
  ref,
}: ButtonProps) => {
  // Not the attribute while it loads, which would take the focus away from whoever just pressed it.
  const pressable = usePressable({ onPress, isDisabled: loading || disabled });
  return (
    <button
      {...pressable}
      ref={ref}
      type={type}
      className={button({ tone, size, wide, coversCard })}
      disabled={disabled && !keepsFocus}
      aria-disabled={loading || (disabled && keepsFocus) || undefined}
      aria-busy={loading || undefined}
      aria-describedby={describedBy}
      data-loading={loading || undefined}
    >
      {loading ? <Spinner size="small" /> : icon && <Icon icon={icon} size="small" />}
      {children}
    </button>
  );
};
