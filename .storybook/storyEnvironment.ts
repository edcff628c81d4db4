export interface StoryEnvironment {
  /** The scenario that plays; '' or nothing for none. */
  readonly scenario: string | undefined;
  /** The first part of a sample account's address; '' or nothing for a visitor. */
  readonly role: string | undefined;
}

interface StoryContext {
  /** What the story asks for. */
  readonly parameters: { readonly [name: string]: string | undefined };
  /** What is chosen in the toolbars; '' for what the story asks for. */
  readonly globals: { readonly [name: string]: string | undefined };
}

/** The scenario and role of a story: a choice in the toolbar overrides its parameters. */
export const environmentOf = ({ parameters, globals }: StoryContext): StoryEnvironment => ({
  scenario: globals['scenario'] || parameters['scenario'],
  role: globals['role'] || parameters['role'],
});
