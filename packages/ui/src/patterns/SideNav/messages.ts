/** The built-in messages of SideNav. */
export const sideNavMessages = {
  /** The name of the button that expands the bar. */
  expand: 'Expand navigation',
  /** The name of the button that collapses the bar. */
  collapse: 'Collapse navigation',
  /** The name of the button that opens the entries a bottom bar has no room for. */
  more: 'More',
};
