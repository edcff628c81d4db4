/** Keeps the language that a reader chooses: our server leads their next pages to it. */
export const keepLanguage = (code: string): void => {
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`;
};
