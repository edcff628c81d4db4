import type { DOMAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { usePress, type PressEvent } from 'react-aria/usePress';

interface Pressable {
  readonly onPress: (() => void) | undefined;
  /** It can have the focus all the same; a form that it would send is not sent. */
  readonly isDisabled?: boolean;
}

/** Whatever listens further up, such as a page's own measuring, hears of the press as well. */
const pass = (event: PressEvent): void => event.continuePropagation();

/** What a button owes to touch, keyboard, screen readers and slipping pointers, and its focus ring. */
export const usePressable = ({
  onPress,
  isDisabled = false,
}: Pressable): DOMAttributes<HTMLButtonElement> => {
  const { pressProps } = usePress({
    isDisabled,
    onPressStart: pass,
    onPressUp: pass,
    onPressEnd: pass,
    onPress: (event) => {
      pass(event);
      onPress?.();
    },
  });
  const { focusProps, isFocusVisible } = useFocusRing();
  return mergeProps(pressProps, focusProps, {
    'data-focus-visible': isFocusVisible || undefined,
  });
};
