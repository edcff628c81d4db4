import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { fileNameOf } from '../shared/fileText.ts';
import { cleanedName, type AlertFile } from './alertFile.ts';

/** The words in a title that identify its exam. */
const examWords: Readonly<Record<Exam, RegExp>> = {
  UG: /\b(ug|mbbs|bds|nursing)\b/i,
  PG: /\b(pg|md|ms|dnb)\b/i,
  MDS: /\bmds\b/i,
};

/** Whether a document matters to an exam's candidates: its title names that exam, or none. */
export const concerns = (file: AlertFile, exam: Exam): boolean => {
  const title = cleanedName(fileNameOf(file));
  return examWords[exam].test(title) || !exams.some((other) => examWords[other].test(title));
};

/** The authorities' sites, by words in a title that name the authority or what it alone issues. */
const sites = [
  [/\b(nbems|nbe)\b/i, 'natboard.edu.in'],
  [/\bnmc\b/i, 'nmc.org.in'],
  [/\b(mcc|neet (ug|pg|mds)|aiq|all india)\b/i, 'mcc.nic.in'],
] as const;

/** The site that officially publishes a document, if its title identifies one. */
export const officialSite = (file: AlertFile): string | undefined => {
  const title = cleanedName(fileNameOf(file));
  return sites.find(([words]) => words.test(title))?.[1];
};
