import { plainName } from '../plainName.ts';
import { categoryOf, type SeatCategory } from '../codes.ts';
import { remembered, type RowReader } from '../rowReader.ts';

/** How lists head the columns of a college. */
export const collegeHeadings = {
  collegeCode: /^(INSTITUTE|COLLEGE|INST)( )?(CODE|ID)$/,
  college:
    /^(ALLOTTED )?(INSTITUTE|COLLEGE|INSTITUTION)( NAME)?$|^NAME OF (THE )?(INSTITUTE|COLLEGE|INSTITUTION)$/,
} as const;

/** How lists head the columns of a seat. */
export const seatHeadings = {
  program: /^(ALLOTTED )?(COURSE|PROGRAM|PROGRAMME|SUBJECT|BRANCH|SPECIALITY)( NAME)?$/,
  quota: /^(ALLOTTED |SEAT )?QUOTA( NAME| CODE)?$/,
  category: /^(ALLOTTED|SEAT)? ?(CATEGORY|CAT)( CODE)?$/,
  ph: /^(ALLOTTED )?(PH|PWD|PWBD|DISABILITY|SUB CATEGORY)$/,
} as const;

/** Whether a row says neither name nor code of a college, or writes dashes in their place. */
export const isWithoutCollege = ({ cell }: RowReader<keyof typeof collegeHeadings>): boolean =>
  plainName(cell('college')) === '' && plainName(cell('collegeCode')) === '';

/** Reads the category of a seat, which a column of its own may say more of. */
export const createCategoryReader = () => {
  const category = remembered((text) => categoryOf(text));
  return ({ cell, term }: RowReader<'category' | 'ph'>): SeatCategory | undefined => {
    const ph = cell('ph');
    const written = `${cell('category')} ${ph}`.trim();
    return term('category', written, (text) =>
      ph === '' || text !== written ? category(text) : categoryOf(cell('category'), ph),
    );
  };
};
