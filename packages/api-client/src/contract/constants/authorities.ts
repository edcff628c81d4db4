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

/** Who may take seats of a kind at all; `unclear` if no source says so. */
export const seatOpenings = ['state', 'India', 'NRI', 'minority', 'local', 'unclear'] as const;

/** The rank by which an authority gives its seats. */
export const authorityRanks = ['All India', 'state merit'] as const;

interface NamedAuthority {
  readonly shortName: { readonly en: string };
  readonly state: string;
}

/** The source of a list of a state's ranks, such as `Board, State`. */
export const stateSourceOf = ({ shortName, state }: NamedAuthority): string =>
  `${shortName.en}, ${state}`;
