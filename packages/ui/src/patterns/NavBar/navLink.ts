export interface NavLink {
  /** The link text. */
  readonly label: string;
  /** The URL. */
  readonly href: string;
  /** Whether it links to the current page. @default false */
  readonly current?: boolean;
}
