/** The built-in messages of NavBar. */
export const navBarMessages = {
  /** The name of the links in the bar. */
  main: 'Main',
  /** The name of the bar at the thumb. */
  thumb: 'Quick links',
  /** The name of the phone menu and of the navigation in it. */
  menu: 'Menu',
  /** The name of the button that opens that menu. */
  openMenu: 'Open menu',
  /** The name of the button that closes it. */
  closeMenu: 'Close menu',
};
