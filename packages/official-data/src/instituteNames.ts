import {
  candidatesOf,
  type Candidate,
  type ListedCollege,
  type ListedInstitute,
} from './candidates.ts';
import type { NameDecision } from './institutes.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';
import { createProposals, type Proposal } from './proposals.ts';
import { writtenText, type WrittenText } from './writtenText.ts';

/** The institute as a row of a list writes it. */
export interface WrittenInstitute {
  readonly written: string;
  readonly code?: string;
  readonly course?: string;
}

/**
 * How a text was matched with a college: by a decision (`alias`), by its name with its city
 * (`name`) or cut off (`cut name`), by its name without the city plus the address (`place`), or by
 * the code of one of several colleges with that name.
 */
type FoundBy = 'alias' | 'name' | 'code' | 'place' | 'cut name';

export interface Found {
  readonly college: Candidate;
  readonly by: FoundBy;
}

/** No list has a longer name and address. */
const mostCharacters = 400;
const mostRemembered = 20_000;
/** Lists may write an institute's code before its name, as `(200447) Name`. */
const codeBeforeName = /^\W*(\d{6})\b\W*/;

/** Takes the longest beginning of a text that is a name; the rest is the address. */
const find = (
  index: NameIndex,
  text: WrittenText,
  coded: Candidate | undefined,
): Found | undefined => {
  for (let end = text.parts.length; end > 0; end -= 1) {
    const { decided, isNone, whole, placed, alike } = index.named(text, end);
    if (decided) return { college: decided, by: 'alias' };
    if (isNone) return undefined;
    if (whole) return { college: whole, by: 'name' };
    if (coded && alike.includes(coded)) return { college: coded, by: 'code' };
    if (placed) return { college: placed, by: 'place' };
  }
  const college = index.cut(text);
  return college && { college, by: 'cut name' };
};

const cut = ({ written, code = '', course = '' }: WrittenInstitute): string[] =>
  [written, code, course].map((text) => text.slice(0, mostCharacters));

/**
 * Finds the college that a list means, in a dataset and in the official lists. A match never
 * contradicts the state, the stream or the code in the text.
 */
export const createInstituteNames = (
  colleges: readonly ListedCollege[],
  institutes: readonly ListedInstitute[],
  decisions: readonly NameDecision[],
) => {
  const candidates = candidatesOf(colleges, institutes);
  const byCode = new Map(candidates.map((candidate) => [candidate.code, candidate]));
  const index = createNameIndex(candidates, decisions);
  const propose = createProposals(index.forms);
  const remembered = new Map<string, Found | undefined>();

  const partsOf = (institute: WrittenInstitute) => {
    const [written = '', code = '', course = ''] = cut(institute);
    const [before = '', codeInText = ''] = codeBeforeName.exec(written) ?? [];
    return {
      coded: byCode.get(code.trim() || codeInText),
      text: writtenText(written.slice(before.length), course),
    };
  };

  const readNew = (institute: WrittenInstitute): Found | undefined => {
    const { coded, text } = partsOf(institute);
    if (text.parts.length === 0) return coded && { college: coded, by: 'code' };
    const found = find(index, text, coded);
    const isCertain = !coded || coded === found?.college || found?.by === 'alias';
    return isCertain ? found : undefined;
  };

  return {
    /** The college that a row means; undefined if that is uncertain. */
    read: (institute: WrittenInstitute): Found | undefined => {
      const row = JSON.stringify(cut(institute));
      if (remembered.has(row)) return remembered.get(row);
      const found = readNew(institute);
      // The limit protects against hostile lists with a different name in every row.
      if (remembered.size < mostRemembered) remembered.set(row, found);
      return found;
    },
    /**
     * The colleges that a row may mean: the one with its name, the one with its code, then those
     * with similar names. Slower than `read`, so only for rows that are shown.
     */
    propose: (institute: WrittenInstitute): readonly Proposal[] => {
      const { coded, text } = partsOf(institute);
      const named = find(index, text, coded)?.college;
      return propose(
        text,
        [named, coded].filter((college) => college !== undefined),
      );
    },
  };
};
