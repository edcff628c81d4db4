/** The built-in messages of SideNav. */
export interface SideNavMessages {
  /** The name of the button that expands the bar. */
  readonly expand: string;
  /** The name of the button that collapses the bar. */
  readonly collapse: string;
  /** The name of the button that opens the entries a bottom bar has no room for. */
  readonly more: string;
}

export const sideNavMessages: SideNavMessages = {
  expand: 'Expand navigation',
  collapse: 'Collapse navigation',
  more: 'More',
};
