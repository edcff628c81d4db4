import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';

const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The language that a reader has chosen, which the app keeps in a cookie (web's services/languageChoice.ts). */
export const languageOf = ({ headers }: Request): Language | undefined => {
  const chosen = /(?:^|; )language=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  return languages.find((language) => language === chosen);
};

/**
 * Keeps the language of a user's pages in the account, for its mails. Called where the user signs in
 * or writes: a read writes nothing, whatever cookie comes with it.
 */
export const keepLanguage = (
  { db }: { readonly db: Database },
  user: User,
  request: Request,
): void => {
  const language = languageOf(request);
  if (language && language !== (user.language ?? 'en')) db.users.update(user.id, { language });
};
