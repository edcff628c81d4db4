import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';

const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The language that a reader chose, from the app's cookie (web's services/languageChoice.ts). */
export const languageOf = ({ headers }: Request): Language | undefined => {
  const chosen = /(?:^|; )language=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  return languages.find((language) => language === chosen);
};

/**
 * Stores the language of a user's pages in the account, for mails. Called when the user signs in or
 * writes; a read must not write, whatever cookie it has.
 */
export const keepLanguage = (
  { db }: { readonly db: Database },
  user: User,
  request: Request,
): void => {
  const language = languageOf(request);
  if (language && language !== (user.language ?? 'en')) db.users.update(user.id, { language });
};
