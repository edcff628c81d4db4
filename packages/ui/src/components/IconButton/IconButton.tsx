import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { iconButton } from '../../css/iconButton.css.ts';
import { usePressable } from '../../internal/usePressable.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps {
  /** The accessible name; also the native tooltip. */
  readonly label: string;
  /** The icon. */
  readonly icon: LucideIcon;
  /** Called on press, except while the button is loading. */
  readonly onPress?: () => void;
  /** @default 'medium' */
  readonly size?: 'medium' | 'compact' | 'small';
  /** Whether the action is in progress. @default false */
  readonly loading?: boolean;
  /** Whether the button is disabled. @default false */
  readonly disabled?: boolean;
  /** For a button that opens something: whether it is expanded. */
  readonly expanded?: boolean;
  /** The id of the element that the button controls. */
  readonly controls?: string;
  /** A ref to the element, for example to focus it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon; its label is the accessible name and the tooltip. */
export const IconButton = ({
  label,
  icon,
  onPress,
  size = 'medium',
  loading = false,
  disabled = false,
  expanded,
  controls,
  ref,
}: IconButtonProps) => {
  const pressable = usePressable({ onPress, isDisabled: loading || disabled });
  return (
    <button
      {...pressable}
      ref={ref}
      type="button"
      className={iconButton({ size })}
      title={label}
      aria-label={label}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      {loading ? (
        <Spinner size="small" />
      ) : (
        <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />
      )}
    </button>
  );
};
