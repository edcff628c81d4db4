/** The name of a state or union territory in the language of the page, by its name in the lists. */
export const placeName = (name: string): string => name;

/** The name of a quota in the language of the page, by its name in the lists. */
export const quotaLabel = placeName;
