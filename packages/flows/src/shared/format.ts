/** Caches formatters by locale and time zone, because creating one costs far more than using it. */
const kept = <Format>(make: (locale: string, timeZone: string | undefined) => Format) => {
  const known = new Map<string, Format>();
  return (locale: string, timeZone?: string): Format => {
    const key = `${locale} ${timeZone}`;
    const format = known.get(key) ?? make(locale, timeZone);
    known.set(key, format);
    return format;
  };
};

export const numberFormat = (options: Intl.NumberFormatOptions) =>
  kept((locale) => new Intl.NumberFormat(locale, options));

export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  kept(
    (locale, timeZone) =>
      new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }),
  );

/** Sorts alphabetically. */
export const collator = kept((locale) => new Intl.Collator(locale));
