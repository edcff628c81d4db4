import { useEffect, type ReactNode } from 'react';
import { usePopover } from '../../internal/usePopover.ts';
import { anchor, tip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words more. Nothing that is needed: touch screens show it on focus only. */
  readonly words: string;
  /** Draws the control that they are about; give it the id as its description. */
  readonly children: (describedBy: string) => ReactNode;
}

/** Words that show while a control has the focus or the pointer, and stay while the pointer is on them. */
export const Tooltip = ({ words, children }: TooltipProps) => {
  const { id, trigger, popover, isOpen, open, close } = usePopover<HTMLSpanElement>();

  useEffect(() => {
    if (!isOpen) return undefined;
    // Wherever the focus is: words that appeared unasked must be easy to send away.
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  });

  return (
    <span
      ref={trigger}
      className={anchor}
      onMouseEnter={open}
      onMouseLeave={close}
      onFocus={open}
      onBlur={close}
    >
      {children(id)}
      <div ref={popover} id={id} className={tip} role="tooltip" popover="manual">
        {words}
      </div>
    </span>
  );
};
