import { lettersOf } from '@seatwise/official-data';
import { programmeOf } from '../codes.ts';
import type { NamedCollege } from '../collegeNames.ts';
import type { RowReader } from '../rowReader.ts';
import type { Details } from './kind.ts';
import { loadStatesByName, stateRoundOf, type StateAuthority } from './stateAuthority.ts';
import type { StateField } from './stateFigures.ts';
import { createListCheck, isEngineering } from './stateRefusals.ts';

/** Reads a row's college and course, and notes what they reveal about the list as a whole. */
export const createRowParts = async (
  reader: RowReader<StateField>,
  details: Details,
  authority: StateAuthority,
) => {
  const statesByName = await loadStatesByName();
  const check = createListCheck(details, authority.state);
  const { cell, refuse, term } = reader;

  const isOfRound = (): boolean => {
    const year = Number(/\d{4}/.exec(cell('year'))?.[0] ?? details.year);
    check.note('year', year);
    if (year !== details.year) {
      refuse('row of another year', cell('year'));
      return false;
    }
    const written = cell('round');
    if (written === '' || stateRoundOf(authority, written) === details.round) return true;
    check.note('round', written);
    refuse('row of another round', written);
    return false;
  };

  /** The row's college; names that only other states' lists use reveal whose list this is. */
  const collegeIn = (): NamedCollege | undefined => {
    const college = reader.college();
    const states = statesByName.get(lettersOf(cell('college') || cell('collegeCode')));
    if (states?.has(authority.state) || college?.state === authority.state)
      check.note('state', authority.state);
    else for (const state of states ?? (college ? [college.state] : [])) check.note('state', state);
    if (college && college.state !== authority.state)
      return refuse('college of another state', `${college.name} is in ${college.state}`);
    return college;
  };

  const courseIn = (): string | undefined => {
    const written = cell('program');
    if (isEngineering(written)) {
      check.note('engineering', written);
      return refuse('engineering seat', written);
    }
    const course = term('course', written, (text) => programmeOf(text, authority.exam));
    if (course === undefined || authority.courses.includes(course)) return course;
    return refuse('course that the authority does not give', written);
  };

  return {
    /** The college and the course of a row; undefined if either is wrong. */
    read: (): { readonly college: NamedCollege; readonly course: string } | undefined => {
      const course = courseIn();
      const isMeant = isOfRound();
      check.row(isMeant);
      const college = collegeIn();
      return course && isMeant && college ? { college, course } : undefined;
    },
    finish: check.finish,
  };
};
