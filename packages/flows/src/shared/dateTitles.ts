import type { DateKind } from '@seatwise/api-client/contract/constants/dates';

interface NamedDate {
  readonly title: string;
  readonly kind?: DateKind | null | undefined;
  readonly round?: string | null | undefined;
}

/** The title of a counselling date: the server's text, which is English. */
export const titleOf = ({ title }: NamedDate): string => title;
