import type { PayuTransaction } from '@seatwise/backend/db/records';
import table from './outcomes.json' with { type: 'json' };

export type Outcome = NonNullable<PayuTransaction['outcome']>;

export const outcomes = ['success', 'failure', 'pending', 'cancelled'] as const satisfies Outcome[];

/** The provider's wording of each outcome; `title` is the headline of the return page. */
export const wordsOf: Readonly<Record<Outcome, (typeof table)['success']>> = table;
