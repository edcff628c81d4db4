import { useEffect, useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { control } from '../../internal/Field/Field.css.ts';
import { Field } from '../../internal/Field/Field.tsx';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useLazyModule } from '../../internal/useLazyModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { filterLabel } from './filterLabel.ts';
import { multiSelectFilterMessages } from './messages.ts';
import {
  panel as panelStyle,
  popover as popoverStyle,
  trigger as triggerStyle,
  value as valueStyle,
} from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

const combobox = lazyModule(() => import('./MultiSelectFilterCombobox.tsx'));

/** Loads the code of the lists, so that the first list opens at once. */
export const preloadFilters = combobox.preload;

/** A native popover, which opens once the code of its content has loaded. */
const useLazyPopover = (onOpenChange: MultiSelectFilterProps['onOpenChange']) => {
  const [isPressed, setPressed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const module = useLazyModule(combobox, isPressed || isOpen, () => setPressed(false));
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isPressed && module) opener.current?.click();
  }, [isPressed, module]);

  return {
    content: isOpen ? module : undefined,
    isOpen,
    isLoading: isPressed && !module,
    opener,
    popover,
    close: (): void => {
      popover.current?.hidePopover();
      opener.current?.focus({ preventScroll: true });
    },
    popoverProps: {
      // React renders the content before the popover shows, and keeps it until the focus has left.
      onBeforeToggle: (event: ToggleEvent) => {
        if (event.newState !== 'open') return;
        const isLoaded = combobox.loaded() !== undefined;
        setPressed(!isLoaded);
        if (isLoaded) setOpen(true);
        else event.preventDefault();
      },
      onToggle: ({ newState }: ToggleEvent) => {
        setOpen(newState === 'open');
        onOpenChange?.({ open: newState === 'open' });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget === opener.current;
        if (relatedTarget && !isInside) (currentTarget as HTMLElement).hidePopover();
      },
    },
  };
};

/** A multi-select: a button that opens a searchable listbox. */
export const MultiSelectFilter = ({
  label,
  selected,
  variant = 'field',
  id: givenId,
  onOpenChange,
  ...list
}: MultiSelectFilterProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const popoverId = useId();
  const { content, isOpen, isLoading, opener, popover, close, popoverProps } =
    useLazyPopover(onOpenChange);
  const { labelOf = String } = list;
  const value = filterLabel(selected.map(labelOf), messages);

  const button = (id = givenId) => (
    <button
      ref={opener}
      type="button"
      id={id}
      className={
        variant === 'field'
          ? `${control()} ${triggerStyle({ variant })}`
          : triggerStyle({ variant })
      }
      popoverTarget={popoverId}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? popoverId : undefined}
      aria-busy={isLoading || undefined}
      aria-label={messages[variant]({ label, value })}
      title={variant === 'icon' ? messages.open({ label }) : undefined}
      data-active={selected.length > 0}
      onPointerEnter={combobox.preload}
      onFocus={combobox.preload}
    >
      {variant === 'field' && <span className={valueStyle}>{value}</span>}
      <Icon icon={variant === 'field' ? icons.ChevronDown : icons.ListFilter} size="small" />
    </button>
  );

  return (
    <>
      {variant === 'field' ? (
        <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
          {({ id }) => button(id)}
        </Field>
      ) : (
        button()
      )}
      <div
        ref={popover}
        id={popoverId}
        popover="auto"
        role="presentation"
        className={popoverStyle}
        // On phones the popover covers the page behind its sheet.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
        {...popoverProps}
      >
        {content && (
          <div className={panelStyle}>
            <content.MultiSelectFilterCombobox
              label={label}
              selected={selected}
              onClose={close}
              {...list}
            />
          </div>
        )}
      </div>
    </>
  );
};
