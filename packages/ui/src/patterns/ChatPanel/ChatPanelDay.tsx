import { useId, type ReactNode } from 'react';
import { day, dayName } from './ChatPanel.css.ts';

export interface ChatPanelDayProps {
  /** The day, as it is read. */
  readonly date: string;
  /** Its messages, the oldest first. */
  readonly children: ReactNode;
}

/** The messages of one day, below their date. */
export const ChatPanelDay = ({ date, children }: ChatPanelDayProps) => {
  const id = useId();
  return (
    <div className={day} role="group" aria-labelledby={id}>
      <p className={dayName} id={id}>
        {date}
      </p>
      {children}
    </div>
  );
};
