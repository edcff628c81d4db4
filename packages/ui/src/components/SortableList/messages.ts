/** The built-in messages of SortableList. */
export interface SortableListMessages {
  /** The name of the handle of an item. */
  readonly handle: (of: { readonly name: string; readonly position: number }) => string;
  /** How a handle is used, as it is announced. */
  readonly hint: string;
}

export const sortableListMessages: SortableListMessages = {
  handle: ({ name, position }) => `Move ${position}, ${name}`,
  hint: 'Press Enter to pick it up, the arrow keys to choose a place, Enter to drop it',
};
