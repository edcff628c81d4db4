/** The built-in messages of StatusBadge. */
export interface StatusBadgeMessages {
  /** The label of an active account. */
  readonly active: string;
  /** The label of an inactive account. */
  readonly inactive: string;
}

export const statusBadgeMessages: StatusBadgeMessages = {
  active: 'Active',
  inactive: 'Inactive',
};
