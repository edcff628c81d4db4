/** Stores the language that a reader chooses in a cookie, by which our server redirects later visits. */
export const keepLanguage = (code: string): void => {
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`;
};
