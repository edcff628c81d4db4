import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogDescription,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { KeepMovedFocus } from '../../internal/KeepMovedFocus.tsx';
import { useCloseOnBack } from '../../internal/useCloseOnBack.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useMounted } from '../../internal/useMounted.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import {
  actions as actionsStyle,
  backdrop,
  close,
  content,
  dialog,
  sheet,
  title as titleStyle,
} from './Dialog.css.ts';
import type { DialogProps } from './dialogTypes.ts';
import { dialogMessages } from './messages.ts';

/**
 * The element that gets the initial focus if not the first control: the field after a read-only
 * one, or the dialog itself if focusing the first control would scroll its start out of view.
 */
const startOfFocus = (content: HTMLElement | null): HTMLElement | null => {
  const first = content?.querySelector('a[href], button, input, select, textarea');
  const bottom = content?.parentElement?.getBoundingClientRect().bottom;
  if (first && bottom && first.getBoundingClientRect().bottom > bottom) {
    return content?.closest<HTMLElement>('[aria-modal]') ?? null;
  }
  return content?.querySelector('input, select, textarea')?.matches('[readonly]')
    ? content.querySelector<HTMLElement>(':is(input, select, textarea):not([readonly], :disabled)')
    : null;
};

/** The content of an open Dialog. */
export const DialogContent = ({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  initialFocus,
  dismissible = true,
}: DialogProps) => {
  const isOpen = useMounted() && open;
  useCloseOnBack(isOpen, onClose);
  const messages = useMessages('Dialog', dialogMessages);
  // Headless UI closes on a press outside of DialogPanel; without a DialogPanel no press is outside.
  const Sheet = dismissible ? DialogPanel : 'div';

  const start = useRef<HTMLElement>(null);

  useEffect(() => {
    // On touch screens Headless UI focuses the dialog itself, so that no virtual keyboard opens.
    if (isOpen) initialFocus?.current?.focus();
  }, [isOpen, initialFocus]);

  // Headless UI blurs the active element on Escape, even if the dialog then stays open.
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <HeadlessDialog
      open={isOpen}
      // Makes Headless UI focus the first control; by default it would focus the dialog itself.
      autoFocus={false}
      onClose={onClose}
      role={role}
      className={dialog}
      onKeyDown={escape}
      initialFocus={initialFocus ?? start}
    >
      <KeepMovedFocus />
      <DialogBackdrop className={backdrop} />
      <Sheet className={sheet({ size })}>
        <div className={titleStyle}>
          <DialogTitle as={Heading} level={2} size="title">
            {title}
          </DialogTitle>
        </div>
        <div
          className={content}
          ref={(element) => {
            start.current = startOfFocus(element);
          }}
        >
          {description === undefined ? (
            children
          ) : (
            <Stack>
              <DialogDescription as={Text}>{description}</DialogDescription>
              {children}
            </Stack>
          )}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
        {dismissible && (
          // The close button is last in DOM order, so that the initial focus goes to the content.
          <div className={close}>
            <IconButton label={messages.close} icon={icons.X} onPress={onClose} />
          </div>
        )}
      </Sheet>
    </HeadlessDialog>
  );
};
