/** The words that SideNav itself shows or announces. */
export interface SideNavMessages {
  /** The name of the button that makes the bar wide. */
  readonly expand: string;
  /** The name of the button that makes the bar narrow. */
  readonly collapse: string;
}

export const sideNavMessages: SideNavMessages = {
  expand: 'Expand navigation',
  collapse: 'Collapse navigation',
};
