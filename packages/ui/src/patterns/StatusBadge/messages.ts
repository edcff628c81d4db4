/** The built-in messages of StatusBadge. */
export const statusBadgeMessages = {
  /** The label of an active account. */
  active: 'Active',
  /** The label of an inactive account. */
  inactive: 'Inactive',
};
