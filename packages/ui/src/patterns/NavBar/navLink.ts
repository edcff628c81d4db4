export interface NavLink {
  /** Where it leads, in words. */
  readonly label: string;
  /** The address. */
  readonly href: string;
  /** It leads to where one is. @default false */
  readonly current?: boolean;
}
