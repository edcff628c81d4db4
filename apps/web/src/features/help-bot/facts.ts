import type { ApiClient } from '@seatwise/api-client';
import type { BotTexts } from '@seatwise/flows/help-bot';
import type { StoredUser } from '@seatwise/flows/session';

/** The app's own data that the bot answers from. */
export interface Facts {
  readonly api: ApiClient;
  readonly user: StoredUser;
  readonly now: number;
  /** Texts in the language of the question. */
  readonly texts: BotTexts['facts'];
}

export interface CallOptions {
  readonly signal: AbortSignal;
}
