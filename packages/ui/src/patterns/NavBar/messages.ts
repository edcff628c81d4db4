/** The built-in messages of NavBar. */
export const navBarMessages = {
  /** The name of the links in the bar. */
  main: 'Main',
  /** The name of the phone's bottom bar. */
  thumb: 'Quick links',
  /** The name of the phone menu and of the navigation in it. */
  menu: 'Menu',
  /** The name of the button that opens the phone menu. */
  openMenu: 'Open menu',
  /** The name of the button that closes the phone menu. */
  closeMenu: 'Close menu',
};
