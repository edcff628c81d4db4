import type { DOMAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { usePress, type PressEvent } from 'react-aria/usePress';

interface Pressable {
  readonly onPress: (() => void) | undefined;
  /** Suppresses presses and form submission, but keeps the element focusable. */
  readonly isDisabled?: boolean;
}

/** Lets the events bubble, for example to analytics listeners; react-aria stops them by default. */
const propagate = (event: PressEvent): void => event.continuePropagation();

/** Press handling for all input types and a focus ring, by react-aria. */
export const usePressable = ({
  onPress,
  isDisabled = false,
}: Pressable): DOMAttributes<HTMLButtonElement> => {
  const { pressProps } = usePress({
    isDisabled,
    onPressStart: propagate,
    onPressUp: propagate,
    onPressEnd: propagate,
    onPress: (event) => {
      propagate(event);
      onPress?.();
    },
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  return mergeProps(pressProps, focusProps, {
    'data-focus-visible': isFocusVisible || undefined,
  });
};
