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

/** What a row of a list says of an institute. */
export interface WrittenInstitute {
  readonly written: string;
  readonly code?: string;
  readonly course?: string;
}

/**
 * Why a college is the one that is meant: by a decision (`alias`), by its name with its city
 * (`name`) or cut off (`cut name`), by its name without its city and the address (`place`), or by
 * a code that one of several colleges of that name has.
 */
type FoundBy = 'alias' | 'name' | 'code' | 'place' | 'cut name';

export interface Found {
  readonly college: Candidate;
  readonly by: FoundBy;
}

/** No name and address in a list are longer. */
const mostCharacters = 400;
const mostRemembered = 20_000;
/** Lists may have an institute's code before its name, as `(200447) Name`. */
const codeBeforeName = /^\W*(\d{6})\b\W*/;

/** The longest beginning of a text that is a name counts: what is behind it is the address. */
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
 * Finds the college that a list means, among those of a dataset and of the official lists. One of
 * another state or stream than the text says is never taken, nor one that the code contradicts.
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
    /** The college that a row means; undefined where that is not certain. */
    read: (institute: WrittenInstitute): Found | undefined => {
      const row = JSON.stringify(cut(institute));
      if (remembered.has(row)) return remembered.get(row);
      const found = readNew(institute);
      // Bounded: a hostile list has another name in every row.
      if (remembered.size < mostRemembered) remembered.set(row, found);
      return found;
    },
    /**
     * The colleges that a row may mean: the one that its name says, the one that its code says,
     * then those of a like name. Slower than reading: for the rows that are shown.
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
