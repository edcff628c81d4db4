/** The built-in messages of SideNav. */
export interface SideNavMessages {
  /** The name of the button that expands the bar. */
  readonly expand: string;
  /** The name of the button that collapses the bar. */
  readonly collapse: string;
}

export const sideNavMessages: SideNavMessages = {
  expand: 'Expand navigation',
  collapse: 'Collapse navigation',
};
