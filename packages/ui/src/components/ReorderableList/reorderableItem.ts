export interface ReorderableItem {
  /** Identifies the item, at any position. */
  readonly id: string;
  /** The name, as it is announced while the item moves. */
  readonly name: string;
}

/** An item on its way. */
export interface Lift {
  readonly id: string;
  /** The item's index, and the one that it would get. */
  readonly from: number;
  readonly to: number;
}
