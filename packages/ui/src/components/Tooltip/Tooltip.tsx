import { useRef, type ReactNode } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { createPortal } from 'react-dom';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { anchor, tip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more. Nothing that is needed: touch screens show it on focus only. */
  readonly text: string;
  /** Draws the control that they are about; give it the id as its description. */
  readonly children: (describedBy: string) => ReactNode;
}

/** Words that show while a control has the focus or the pointer, and stay while the pointer is on them. */
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

  // react-aria closes when either leaves; WCAG 1.4.13 wants it to stay while the other is there.
  const stayWhileHeld = (): void => {
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
          stayWhileHeld();
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          stayWhileHeld();
        }}
      >
        {children(id)}
        {/* Hidden words describe the control as well as shown ones. */}
        {!state.isOpen && (
          <span id={id} hidden>
            {text}
          </span>
        )}
      </span>
      {/* Beside the control: React would not tell a child that the pointer comes from its parent. */}
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
