import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { categoryOf, programmeOf, quotaAt, quotaOf, type SeatCategory } from '../codes.ts';
import { plainName } from '../plainName.ts';
import { remembered, type RowReader } from '../rowReader.ts';

/** How lists head the columns about a college. */
export const collegeHeadings = {
  collegeCode: /^(INSTITUTE|COLLEGE|INST)( )?(CODE|ID)$/,
  college:
    /^(ALLOTT?ED )?(INSTITUTE|COLLEGE|INSTITUTION)( NAME)?$|^NAME OF (THE )?(INSTITUTE|COLLEGE|INSTITUTION)$/,
} as const;

/** How lists head the columns about a seat. */
export const seatHeadings = {
  program: /^(ALLOTT?ED )?(COURSE|PROGRAM|PROGRAMME|SUBJECT|BRANCH|SPECIALITY)( NAME)?$/,
  quota: /^(ALLOTT?ED |SEAT )?QUOTA( NAME| CODE)?$/,
  category: /^(ALLOTT?ED|SEAT)? ?(CATEGORY|CAT)( CODE)?$/,
  ph: /^(ALLOTT?ED )?(PH|PWD|PWBD|DISABILITY|SUB CATEGORY)$/,
} as const;

/** Whether a row has neither name nor code of a college, or has dashes instead. */
export const isWithoutCollege = ({ cell }: RowReader<keyof typeof collegeHeadings>): boolean =>
  plainName(cell('college')) === '' && plainName(cell('collegeCode')) === '';

interface SeatOptions {
  readonly exam: Exam;
  /** The category of a seat if the list has a dash. */
  readonly otherwise?: () => string;
}

/** Reads the seat of a row, and reports every unknown part. */
export const createSeatReader = (
  reader: RowReader<keyof typeof collegeHeadings | keyof typeof seatHeadings>,
  { exam, otherwise = () => '' }: SeatOptions,
) => {
  const quota = remembered((text) => quotaOf(text, exam));
  const program = remembered((text) => programmeOf(text, exam));
  const category = remembered((text) => categoryOf(text));
  const { cell, term } = reader;

  /** A separate column may add to the category. */
  const categoryIn = (): SeatCategory | undefined => {
    const named = plainName(cell('category')) === '' ? otherwise() : cell('category');
    const ph = cell('ph');
    const written = `${named} ${ph}`.trim();
    return term('category', written, (text) =>
      ph === '' || text !== written ? category(text) : categoryOf(named, ph),
    );
  };

  return () => {
    const quotaName = term('quota', cell('quota'), quota);
    const seatCategory = reader.has('category') ? categoryIn() : null;
    const subject = term('course', cell('program'), program);
    const college = reader.college();
    if (!quotaName || seatCategory === undefined || !subject || !college) return undefined;
    const { code } = college;
    return {
      instituteCode: code,
      subject,
      quota: quotaAt(quotaName, subject, code),
      /** Null if the list has no such column. */
      category: seatCategory,
    };
  };
};
