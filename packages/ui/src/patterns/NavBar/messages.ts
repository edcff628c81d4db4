/** The built-in messages of NavBar. */
export interface NavBarMessages {
  /** The name of the links in the bar. */
  readonly main: string;
  /** The name of the phone menu and of the navigation in it. */
  readonly menu: string;
  /** The name of the button that opens that menu. */
  readonly openMenu: string;
  /** The name of the button that closes it. */
  readonly closeMenu: string;
}

export const navBarMessages: NavBarMessages = {
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
