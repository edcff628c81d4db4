import type { DateKind } from '@seatwise/api-client/contract/constants/dates';

interface NamedDate {
  readonly title: string;
  readonly kind?: DateKind | null | undefined;
  readonly round?: string | null | undefined;
}

/** What a date of the counselling is called: the server's words, which are English. */
export const titleOf = ({ title }: NamedDate): string => title;
