/** What a browser remembers of a student's chat. */
interface PanelMemory {
  /** Whether the conversation was open, not the help bot. */
  readonly isLive: boolean;
  /** The time of the last message that was read, in milliseconds since 1970. */
  readonly readUntil: number;
}

const keyOf = (studentId: number): string => `chat.${studentId}`;

const nothing: PanelMemory = { isLive: false, readUntil: 0 };

export const readPanelMemory = (studentId: number): PanelMemory => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(studentId)) ?? 'null');
    const { isLive, readUntil } = Object(stored) as Record<keyof PanelMemory, unknown>;
    return {
      isLive: isLive === true,
      readUntil: typeof readUntil === 'number' ? readUntil : 0,
    };
  } catch {
    return nothing;
  }
};

export const writePanelMemory = (studentId: number, change: Partial<PanelMemory>): void => {
  try {
    const next = { ...readPanelMemory(studentId), ...change };
    localStorage.setItem(keyOf(studentId), JSON.stringify(next));
  } catch {
    // Full or forbidden storage: what was read is forgotten with the page.
  }
};

/** Calls back when another tab has changed it; returns the function that stops that. */
export const watchPanelMemory = (studentId: number, onChange: () => void): (() => void) => {
  const listener = ({ key }: StorageEvent): void => {
    if (key === keyOf(studentId)) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};
