import { useState, type ReactNode } from 'react';

export interface KeptProps<Value> {
  /** What it holds at first. */
  readonly initial: Value;
  /** Draws a controlled component with what is held now. */
  readonly children: (value: Value, keep: (next: Value) => void) => ReactNode;
}

/** Holds the state that a controlled component leaves to its owner. */
export const Kept = <Value,>({ initial, children }: KeptProps<Value>) => {
  const [value, keep] = useState(initial);
  return children(value, keep);
};
