import { useRef, type ReactNode } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { createPortal } from 'react-dom';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { anchor, tip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** Supplementary text; nothing essential, because touch screens show it only on focus. */
  readonly text: string;
  /** Renders the control; pass it the id as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A tooltip on focus and hover of a control; it stays open while the pointer is on the tooltip. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const control = useRef<HTMLSpanElement>(null);
  const overlay = useRef<HTMLSpanElement>(null);
  const state = useTooltipTriggerState({ delay: 0 });
  const trigger = useTooltipTrigger({ shouldCloseOnPress: false }, state, control);
  const id = trigger.tooltipProps.id!;
  const { tooltipProps } = useTooltip({ id }, state);
  const { overlayProps } = useOverlayPosition({
    targetRef: control,
    overlayRef: overlay,
    placement: 'top',
    isOpen: state.isOpen,
  });

  // react-aria closes the tooltip when focus or hover ends; WCAG 1.4.13 keeps it open while the other lasts.
  const keepOpenWhileTriggered = (): void => {
    if (state.isOpen && control.current?.matches(':hover, :focus-within')) state.open(true);
  };
  const {
    'aria-describedby': _,
    onFocus,
    onBlur,
    onPointerLeave,
    ...triggerProps
  } = trigger.triggerProps;

  return (
    <>
      <span
        {...triggerProps}
        ref={control}
        className={anchor}
        onFocus={(event) => {
          onFocus?.(event);
          state.open(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          state.close(true);
          keepOpenWhileTriggered();
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          keepOpenWhileTriggered();
        }}
      >
        {children(id)}
        {/* `aria-describedby` may refer to a hidden element too. */}
        {!state.isOpen && (
          <span id={id} hidden>
            {text}
          </span>
        )}
      </span>
      {/* A sibling of the control, because React fires no pointerenter on a child when the pointer comes from its parent. */}
      {state.isOpen &&
        createPortal(
          <span
            {...tooltipProps}
            ref={overlay}
            className={tip}
            style={{ ...overlayProps.style, zIndex: undefined }}
          >
            {text}
          </span>,
          document.body,
        )}
    </>
  );
};
