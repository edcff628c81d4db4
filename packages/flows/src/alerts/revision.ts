import type { RowOf } from '@seatwise/api-client';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { day } from '@seatwise/api-client/contract/constants/time';
import { timeOf } from '../shared/dates.ts';
import { fileNameOf } from '../shared/fileText.ts';
import { isRevised, type AlertFile } from './alertFile.ts';

type CounsellingDate = RowOf<(typeof counsellingDates)['listCounsellingDates']>;

/** A round is over within this many days of its schedule. */
const roundDays = 60;

/** The dates of the round that a revised schedule names, as far as both versions are published. */
export const revisedDates = <Dated extends CounsellingDate>(
  file: AlertFile,
  dates: readonly Dated[],
): readonly Dated[] => {
  const round = /round[\s_-]*(\d)/i.exec(fileNameOf(file))?.[1];
  const uploaded = timeOf(file.uploadedAt);
  if (!isRevised(file) || round === undefined || uploaded === undefined) return [];
  return dates.filter((date) => {
    const ahead = (timeOf(date.at) ?? 0) - uploaded;
    return (
      Boolean(date.revisedFrom) &&
      date.round === `Round ${round}` &&
      ahead > 0 &&
      ahead < roundDays * day
    );
  });
};
