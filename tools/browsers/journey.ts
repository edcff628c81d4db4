import type { Page } from './page.ts';

export interface Visit {
  readonly page: Page;
  /** A page of another person: another context of the same browser. */
  readonly newPage: () => Promise<Page>;
  /** The newest one-time code that was sent to an address. */
  readonly otpFor: (email: string) => Promise<string>;
}

export interface Journey {
  readonly name: string;
  readonly run: (visit: Visit) => Promise<void>;
}
