/** The kinds of seats that authorities give. */
export const stateSeatKinds = [
  'government',
  'private',
  'open',
  'management',
  'minority',
  'local',
  'nri',
] as const;

/** Who may take the seats of a kind at all; `unclear` where no source says it. */
export const seatOpenings = ['state', 'India', 'NRI', 'minority', 'local', 'unclear'] as const;

/** By which rank an authority gives its seats. */
export const authorityRanks = ['All India', 'state merit'] as const;

interface NamedAuthority {
  readonly shortName: { readonly en: string };
  readonly state: string;
}

/** How a list of a state's ranks names whose it is, such as `Board, State`. */
export const stateSourceOf = ({ shortName, state }: NamedAuthority): string =>
  `${shortName.en}, ${state}`;
