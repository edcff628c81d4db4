/** The name of a state or union territory, as the lists write it, in the language of the page. */
export const placeName = (name: string): string => name;
