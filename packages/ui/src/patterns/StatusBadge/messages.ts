/** The words that StatusBadge itself shows or announces. */
export interface StatusBadgeMessages {
  /** Said of an account in use. */
  readonly active: string;
  /** Said of an account that is not. */
  readonly inactive: string;
}

export const statusBadgeMessages: StatusBadgeMessages = {
  active: 'Active',
  inactive: 'Inactive',
};
