/** The built-in messages of SortableList. */
export const sortableListMessages = {
  /** The name of the handle of an item. */
  handle: ({ name, position }: { readonly name: string; readonly position: number }) =>
    `Move ${position}, ${name}`,
  /** How a handle is used, as it is announced. */
  hint: 'Press Enter to pick it up, the arrow keys to choose a place, Enter to drop it',
};
