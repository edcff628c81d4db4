import type { Point } from './inPage.ts';

export const viewport = { width: 1280, height: 800 } as const;

/** The keys that journeys press, as `KeyboardEvent.key` names them. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Backspace';

/** One page in a browser of its own: what each browser does in its own way. */
export interface Driver {
  readonly version: string;
  /** Sets off; does not wait for the document. */
  readonly navigate: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The same of a promise. The page has to stay until it is settled. */
  readonly evaluateAsync: (expression: string) => Promise<unknown>;
  readonly click: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Gives files to the element that the expression answers. */
  readonly upload: (expression: string, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BrowserUnderTest {
  readonly name: string;
  /**
   * A browser with one page, with storage and cookies of its own, never in the background where
   * timers and frames are throttled. Downloads are saved to the folder.
   */
  readonly newContext: (downloads: string) => Promise<Driver>;
  readonly close: () => Promise<void>;
}
