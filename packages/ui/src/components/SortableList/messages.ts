/** The built-in messages of SortableList. */
export interface SortableListMessages {
  /** The name of the handle of an item. */
  readonly handle: (of: { readonly name: string; readonly position: number }) => string;
}

export const sortableListMessages: SortableListMessages = {
  handle: ({ name, position }) => `Move ${position}, ${name}`,
};
