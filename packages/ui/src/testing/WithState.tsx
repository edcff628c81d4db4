import { useState, type ReactNode } from 'react';

export interface WithStateProps<Value> {
  /** What it holds at first. */
  readonly initial: Value;
  /** Draws a controlled component with what is held now. */
  readonly children: (value: Value, setValue: (next: Value) => void) => ReactNode;
}

/** Holds the state that a controlled component leaves to its owner. */
export const WithState = <Value,>({ initial, children }: WithStateProps<Value>) => {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
};
