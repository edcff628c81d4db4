import type { DOMAttributes, MouseEvent } from 'react';
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

/** The target of the first press of a double click. */
let firstPressed: EventTarget | null = null;
/** Whether the current press is the second of a double click, on a different element. */
let isStray = false;

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
      if (!isStray || event.pointerType !== 'mouse') onPress?.();
    },
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  return mergeProps(pressProps, focusProps, {
    // The second press of a double click is not meant for an element that replaced the first one.
    onMouseDownCapture: ({ detail, currentTarget }: MouseEvent) => {
      if (detail <= 1) firstPressed = currentTarget;
      isStray = currentTarget !== firstPressed;
    },
    'data-focus-visible': isFocusVisible || undefined,
  });
};
