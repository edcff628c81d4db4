import { useState, type ReactNode } from 'react';

export interface WithStateProps<Value> {
  /** The initial value. */
  readonly initial: Value;
  /** Renders a controlled component with the current value. */
  readonly children: (value: Value, setValue: (next: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component. */
export const WithState = <Value,>({ initial, children }: WithStateProps<Value>) => {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
};
