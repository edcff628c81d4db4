interface Place {
  readonly name: string;
  readonly position: number;
  readonly count: number;
}

/** The built-in messages of ReorderableList. */
export const reorderableListMessages = {
  /** The name of the handle of an item. */
  handle: ({ name, position }: Pick<Place, 'name' | 'position'>) => `Move ${position}, ${name}`,
  /** The description of a handle, which says how to use it. */
  hint: 'Press Enter to pick it up. Choose a position with the arrow keys. Press Enter to drop it.',
  /** Announced when an item is picked up. */
  lifted: ({ name, position, count }: Place) =>
    `${name} picked up at position ${position} of ${count}`,
  /** Announced when an arrow key chooses the position where the item would be dropped. */
  chosen: ({ name, position, count }: Place) => `${name}: position ${position} of ${count}`,
  /** Announced when an item is dropped. */
  dropped: ({ name, position, count }: Place) =>
    `${name} dropped at position ${position} of ${count}`,
  /** Announced when a move is cancelled. */
  cancelled: ({ name, position }: Pick<Place, 'name' | 'position'>) =>
    `${name} stays at position ${position}`,
};
