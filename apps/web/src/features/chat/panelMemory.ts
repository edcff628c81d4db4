import { storedValue } from '../../lib/storedValue.ts';

/** The browser's record of a student's chat. */
interface PanelMemory {
  /** The time of the last message that the student has read, in milliseconds since 1970. */
  readonly readUntil: number;
}

/** The listeners of this tab, because a storage event reaches only other tabs. */
const listeners = new Set<() => void>();

const memoryOf = (studentId: number) =>
  storedValue(`chat.${studentId}`, (stored): PanelMemory => {
    const { readUntil } = Object(stored) as Record<keyof PanelMemory, unknown>;
    return { readUntil: typeof readUntil === 'number' ? readUntil : 0 };
  });

export const readPanelMemory = (studentId: number): PanelMemory => memoryOf(studentId).read();

export const writePanelMemory = (studentId: number, record: PanelMemory): void => {
  memoryOf(studentId).write(record);
  for (const listener of listeners) listener();
};

/** Calls back when this or another tab changes the record; returns the function that unsubscribes. */
export const watchPanelMemory = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
};
