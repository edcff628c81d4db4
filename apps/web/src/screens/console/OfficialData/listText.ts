import { dataKinds } from '@seatwise/api-client/contract/constants/data';
import type { DataImport } from '@seatwise/flows/official-data';

type Details = NonNullable<DataImport['details']>;

/** The name of a list, such as «Cut-offs: MCC, UG 2025, Round 1». */
export const listText = ({ kind, source, exam, year, round }: Details): string => {
  const season = exam === null ? String(year) : `${exam} ${year}`;
  return `${dataKinds[kind].label}: ${[source, season, ...(round === null ? [] : [round])].join(', ')}`;
};
