import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { usePressable } from '../../internal/usePressable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button } from '../../css/button.css.ts';
import type { buttonSizes, buttonTones } from './buttonVariants.ts';

export interface ButtonProps {
  /** The label; it may change while the button is loading. */
  readonly children: ReactNode;
  /** Called on press, except while the button is loading. */
  readonly onPress?: () => void;
  /** @default 'button' */
  readonly type?: 'button' | 'submit';
  /** The prominence; 'text' is for buttons inline with text, 'critical' for destructive actions. @default 'primary' */
  readonly tone?: (typeof buttonTones)[number];
  /** @default 'medium' */
  readonly size?: (typeof buttonSizes)[number];
  /** An icon before the label. */
  readonly icon?: LucideIcon;
  /** Whether the button takes the full width. @default false */
  readonly wide?: boolean;
  /** Whether the words of a compact quiet button, rather than its box, line up with the content above and below. @default false */
  readonly flush?: boolean;
  /** Whether the hit area covers the positioned card around the button. @default false */
  readonly coversCard?: boolean;
  /** Whether the action is in progress: the button keeps the focus, is announced as busy and cannot be pressed. @default false */
  readonly loading?: boolean;
  /** Whether the button is disabled; say nearby why. @default false */
  readonly disabled?: boolean;
  /** Whether the button stays focusable while disabled, so that the focus is not lost. @default false */
  readonly keepsFocus?: boolean;
  /** The id of the element that describes the button. */
  readonly describedBy?: string;
  /** A ref to the element, for example to focus it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button for an action. For navigation, use a Link. */
export const Button = ({
  children,
  onPress,
  type = 'button',
  tone = 'primary',
  size = 'medium',
  icon,
  wide = false,
  flush = false,
  coversCard = false,
  loading = false,
  disabled = false,
  keepsFocus = false,
  describedBy,
  ref,
}: ButtonProps) => {
  // While loading, the `disabled` attribute would drop the focus of the user who just pressed it.
  const pressable = usePressable({ onPress, isDisabled: loading || disabled });
  return (
    <button
      {...pressable}
      ref={ref}
      type={type}
      className={button({ tone, size, wide, flush, coversCard })}
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
