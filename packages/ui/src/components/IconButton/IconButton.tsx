import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { usePressable } from '../../internal/usePressable.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  /** What it does, in words; also shown by the browser on hover. */
  readonly label: string;
  /** The picture on it. */
  readonly icon: LucideIcon;
  /** Called when it is pressed, but not while it is loading. */
  readonly onPress?: () => void;
  /** @default 'button' */
  readonly type?: 'button' | 'submit';
  /** @default 'medium' */
  readonly size?: 'medium' | 'compact' | 'small';
  /** Whether the picture turns round with the reading direction. @default false */
  readonly mirrored?: boolean;
  /** Its work is under way. @default false */
  readonly loading?: boolean;
  /** It cannot be pressed now. @default false */
  readonly disabled?: boolean;
  /** For a switch between two states: whether it is on. */
  readonly pressed?: boolean;
  /** For something that opens: whether it is open. */
  readonly expanded?: boolean;
  /** The id of what it opens or changes. */
  readonly controls?: string;
  /** The id of words that explain it. */
  readonly describedBy?: string;
  /** To move the focus here. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that a well-known picture explains; its words are for those who listen or hover. */
export const IconButton = ({
  label,
  icon,
  onPress,
  type = 'button',
  size = 'medium',
  mirrored = false,
  loading = false,
  disabled = false,
  pressed,
  expanded,
  controls,
  describedBy,
  ref,
}: IconButtonProps) => {
  const pressable = usePressable({ onPress, isDisabled: loading || disabled });
  return (
    <button
      {...pressable}
      ref={ref}
      type={type}
      className={iconButton({ size })}
      title={label}
      aria-label={label}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-describedby={describedBy}
    >
      {loading ? (
        <Spinner size="small" />
      ) : (
        <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} mirrored={mirrored} />
      )}
    </button>
  );
};
