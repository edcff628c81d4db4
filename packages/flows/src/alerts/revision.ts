import type { RowOf } from '@seatwise/api-client';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { day } from '@seatwise/api-client/contract/constants/time';
import { timeOf } from '../shared/dates.ts';
import { fileNameOf } from '../shared/fileText.ts';
import {
  cleanedName,
  isNew,
  isRevised,
  newestFirst,
  newForDays,
  type AlertFile,
} from './alertFile.ts';
import { concerns } from './exams.ts';

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

/** The name of a document without the word that tells its versions apart. */
const subjectOf = (file: AlertFile): string =>
  cleanedName(fileNameOf(file))
    .toLowerCase()
    .replace(/\brevised\b/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The newest earlier version of a revised document among the files. */
export const earlierVersion = (
  file: AlertFile,
  files: readonly AlertFile[],
): AlertFile | undefined => {
  const uploaded = timeOf(file.uploadedAt) ?? -Infinity;
  return newestFirst(files).find(
    (other) =>
      (timeOf(other.uploadedAt) ?? Infinity) < uploaded && subjectOf(other) === subjectOf(file),
  );
};

/** Whether a document is the revised version of a schedule. */
export const isRevisedSchedule = (file: AlertFile): boolean =>
  isRevised(file) && /schedule/i.test(fileNameOf(file));

/** The newest revised schedule of an exam, while it is news on the dashboard. */
export const revisedSchedule = (
  files: readonly AlertFile[],
  exam: Exam,
  now: number,
): AlertFile | undefined =>
  newestFirst(files).find(
    (file) =>
      isRevisedSchedule(file) && concerns(file, exam) && isNew(file, newForDays.dashboard, now),
  );
