import { content } from '../../content/choices.ts';
import { useAuthorities } from '../../hooks/useAuthorities.ts';
import { inLanguage } from '../../lib/inLanguage.ts';

/** Who gives the seats of a list, as texts name it. */
export interface Giver {
  /** The authority's key; undefined of MCC. */
  readonly key: string | undefined;
  readonly name: string;
  /** The address of its portal; undefined where that is not known, or on its way. */
  readonly portal: string | undefined;
  /** The portal as it is read. */
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

/** The givers of lists, by the key of their authority. */
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

/** What paper and files say of a state's authority; undefined of MCC, whose columns they have. */
export const givenBy = ({ key, name, site }: Giver): string | undefined =>
  key === undefined ? undefined : `${name} · ${site}`;

export const useGiver = (key: string | undefined): Giver => useGivers([key])(key);
