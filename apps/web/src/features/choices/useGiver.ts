import { content } from '../../content/choices.ts';
import { useAuthorities } from '../../hooks/useAuthorities.ts';
import { inLanguage } from '../../lib/inLanguage.ts';

/** The authority that allots the seats of a list, with its names for texts. */
export interface Giver {
  /** The authority's key; undefined for MCC. */
  readonly key: string | undefined;
  readonly name: string;
  /** The URL of the authority's portal; undefined if it is unknown or still loading. */
  readonly portal: string | undefined;
  /** The portal's address in the short form for readers. */
  readonly site: string;
  readonly state: string | undefined;
}

const mcc: Giver = {
  key: undefined,
  name: 'MCC',
  portal: 'https://mcc.nic.in',
  site: 'mcc.nic.in',
  state: undefined,
};

/** Returns a function that finds an authority by its key. */
export const useGivers = (
  keys: readonly (string | undefined)[],
): ((key: string | undefined) => Giver) => {
  const authorities = useAuthorities(keys.some((key) => key !== undefined));
  return (key) => {
    if (key === undefined) return mcc;
    const found = authorities.find((authority) => authority.key === key);
    const portal = found?.portal ?? undefined;
    return {
      key,
      name: found?.shortName ? inLanguage(found.shortName) : content.giver.name,
      portal,
      site: portal?.replace(/^https:\/\/(www\.)?|\/$/g, '') ?? content.giver.site,
      state: found?.state ?? undefined,
    };
  };
};

/** The name of a state's authority on paper and in files; undefined for MCC, whose columns they have. */
export const givenBy = ({ key, name, site }: Giver): string | undefined =>
  key === undefined ? undefined : `${name} · ${site}`;

export const useGiver = (key: string | undefined): Giver => useGivers([key])(key);
