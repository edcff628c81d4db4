export interface Circumstances {
  /** The scenario that plays; '' or nothing for none. */
  readonly scenario: string | undefined;
  /** The first part of a sample account's address; '' or nothing for a visitor. */
  readonly role: string | undefined;
}

interface Told {
  /** What the story says. */
  readonly parameters: { readonly [name: string]: string | undefined };
  /** What is chosen in the toolbars; '' for what the story says. */
  readonly globals: { readonly [name: string]: string | undefined };
}

/** What a story lives in: what is chosen in a toolbar wins over what the story says. */
export const circumstancesOf = ({ parameters, globals }: Told): Circumstances => ({
  scenario: globals['scenario'] || parameters['scenario'],
  role: globals['role'] || parameters['role'],
});
