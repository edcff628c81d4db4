const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The language that a reader has chosen, which the app keeps in a cookie (web's services/languageChoice.ts). */
export const languageOf = ({ headers }: Request): Language | undefined => {
  const chosen = /(?:^|; )language=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  return languages.find((language) => language === chosen);
};
