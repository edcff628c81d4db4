import { useEffect, useRef, type ReactNode } from 'react';
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
  const control = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const held = useRef({ pointer: false, focus: false });
  const { id, isOpen, open, close } = usePopover(control, tooltip);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Wherever the focus is: words that appeared unasked must be easy to send away.
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  });

  const hold = (by: 'pointer' | 'focus', isHeld: boolean): void => {
    held.current[by] = isHeld;
    if (isHeld && !isOpen) open();
    if (!held.current.pointer && !held.current.focus) close();
  };

  return (
    <span
      ref={control}
      className={anchor}
      onMouseEnter={() => hold('pointer', true)}
      onMouseLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      {children(id)}
      <span ref={tooltip} id={id} className={tip} role="tooltip" popover="manual">
        {words}
      </span>
    </span>
  );
};
