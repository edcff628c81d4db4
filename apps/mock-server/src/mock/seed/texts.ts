import type { contactStates } from '@seatwise/api-client/contract/contactMessages';
import type { Alert } from '@seatwise/backend/db/records';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import accounts from './texts/accounts.json' with { type: 'json' };
import alerts from './texts/alerts.json' with { type: 'json' };
import contactMessages from './texts/contactMessages.json' with { type: 'json' };
import conversations from './texts/conversations.json' with { type: 'json' };
import files from './texts/files.json' with { type: 'json' };
import helpBotAnswers from './texts/helpBotAnswers.json' with { type: 'json' };
import helpBotQuestions from './texts/helpBotQuestions.json' with { type: 'json' };
import people from './texts/people.json' with { type: 'json' };
import savedReplies from './texts/savedReplies.json' with { type: 'json' };

/** The password of all sample accounts. */
export const samplePassword = 'Seatwise@123';

type With<Entry, Narrow> = Omit<Entry, keyof Narrow> & Readonly<Narrow>;

/** The accounts that the README names, in the order of their roll numbers from SW000001. */
type Account = With<(typeof accounts)[number], { role: Role; gender: 'M' | 'F' }>;

interface AlertText
  extends Pick<Alert, 'text' | 'topic'>, Partial<Pick<Alert, 'exams' | 'link' | 'isPinned'>> {
  /** Without a title, the alert announces the counselling date `dateId`, and is named after it. */
  readonly title?: string;
  readonly dateId?: string;
  readonly publishedInDays: number;
  readonly revisedInDays?: number;
  readonly withdrawnInDays?: number;
}

type Contact = With<(typeof contactMessages)[number], { state: (typeof contactStates)[number] }>;

/**
 * The sample people's names and texts; times count from the first start. Published documents are
 * newest first, and `{year}` in a name is filled in.
 */
export const texts = {
  accounts: accounts as readonly Account[],
  alerts: alerts as readonly AlertText[],
  contactMessages: contactMessages as readonly Contact[],
  conversations,
  files,
  helpBotAnswers,
  helpBotQuestions,
  people,
  savedReplies,
};
