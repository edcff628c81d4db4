import { fromServer } from './serverTexts.ts';

/** A message to the user. */
export interface Notice {
  readonly tone: 'info' | 'positive' | 'critical';
  readonly text: string;
  /** An explanation below the text. */
  readonly detail?: string | undefined;
}

export const info = (text: string): Notice => ({ tone: 'info', text: fromServer(text) });
export const success = (text: string): Notice => ({ tone: 'positive', text: fromServer(text) });
export const problem = (text: string): Notice => ({ tone: 'critical', text: fromServer(text) });
