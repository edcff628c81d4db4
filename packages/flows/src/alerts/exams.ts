import { exams, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { fileNameOf } from '../shared/fileText.ts';
import { cleanedName, type AlertFile } from './alertFile.ts';

/** The words of a title that tell its exam. */
const examWords: Readonly<Record<Exam, RegExp>> = {
  UG: /\b(ug|mbbs|bds|nursing)\b/i,
  PG: /\b(pg|md|ms|dnb)\b/i,
  MDS: /\bmds\b/i,
};

/** Whether a document is of use to the candidates of an exam: it names theirs, or none. */
export const concerns = (file: AlertFile, exam: Exam): boolean => {
  const title = cleanedName(fileNameOf(file));
  return examWords[exam].test(title) || !exams.some((other) => examWords[other].test(title));
};

/** The sites of the authorities, by the words of a title that name them or what they alone publish. */
const sites = [
  [/\b(nbems|nbe)\b/i, 'natboard.edu.in'],
  [/\bnmc\b/i, 'nmc.org.in'],
  [/\b(mcc|neet (ug|pg|mds)|aiq|all india)\b/i, 'mcc.nic.in'],
] as const;

/** The site that publishes a document officially, where its title tells. */
export const officialSite = (file: AlertFile): string | undefined => {
  const title = cleanedName(fileNameOf(file));
  return sites.find(([words]) => words.test(title))?.[1];
};
