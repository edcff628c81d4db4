export interface StoryEnvironment {
  /** The active scenario; '' or undefined for none. */
  readonly scenario: string | undefined;
  /** The first part of a sample account's email; '' or undefined for a visitor. */
  readonly role: string | undefined;
}

interface StoryContext {
  /** What the story sets. */
  readonly parameters: { readonly [name: string]: string | undefined };
  /** What the toolbars set; '' leaves the story's own parameter in force. */
  readonly globals: { readonly [name: string]: string | undefined };
}

/** The scenario and role of a story: a choice in the toolbar overrides its parameters. */
export const environmentOf = ({ parameters, globals }: StoryContext): StoryEnvironment => ({
  scenario: globals['scenario'] || parameters['scenario'],
  role: globals['role'] || parameters['role'],
});
