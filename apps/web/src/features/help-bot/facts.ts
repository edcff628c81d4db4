import type { ApiClient } from '@seatwise/api-client';
import type { BotTexts } from '@seatwise/flows/help-bot';
import type { StoredUser } from '@seatwise/flows/session';

/** What the bot's answers from the app's own data are made of. */
export interface Facts {
  readonly api: ApiClient;
  readonly user: StoredUser;
  readonly now: number;
  /** In the language of the question. */
  readonly texts: BotTexts['facts'];
}

export interface CallOptions {
  readonly signal: AbortSignal;
}
