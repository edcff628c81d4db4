import type { Candidate, NameForm } from './candidates.ts';
import { createLikeness } from './likeness.ts';
import { lettersOf } from './plainKey.ts';
import { streams } from './streams.ts';
import { allows, type WrittenText } from './writtenText.ts';

/** A college that a text may mean. */
export interface Proposal {
  readonly college: Candidate;
  /** How similar the names are, from 0 to 1. */
  readonly score: number;
}

const mostProposals = 3;
const leastScore = 0.5;
/** No official name has more parts before its address. */
const mostNameParts = 4;

/**
 * Proposes the `likely` colleges, those whose names the text begins with, and those with similar
 * names, the most similar first; all in the state and stream of the text.
 */
export const createProposals = (forms: readonly NameForm[]) => {
  const bearers = Map.groupBy(forms, ({ key, candidate }) => `${candidate.stream} ${key}`);
  // A name that several colleges share identifies none without its city.
  const isBorneByMany = (key: string): boolean =>
    streams.some((stream) => (bearers.get(`${stream} ${key}`)?.length ?? 0) > 1);
  const telling = forms.filter(
    ({ key, candidate, isWhole }) =>
      isWhole || bearers.get(`${candidate.stream} ${key}`)?.length === 1,
  );
  /** Letters reveal misspellings, keys reveal abbreviations. */
  let known: Readonly<Record<'keys' | 'letters', ReturnType<typeof createLikeness>>> | undefined;

  return (text: WrittenText, likely: readonly Candidate[]): readonly Proposal[] => {
    known ??= {
      keys: createLikeness(telling.map(({ key }) => key)),
      letters: createLikeness(telling.map(({ letters }) => letters)),
    };
    const { keys, letters } = known;
    const beginnings = text.keys
      .slice(0, mostNameParts)
      .map((_, index) => index + 1)
      .filter((end) => !isBorneByMany(text.keys.slice(0, end).join('')));
    const scores = beginnings.flatMap((end) => [
      keys(text.keys.slice(0, end).join('')),
      letters(lettersOf(text.parts.slice(0, end).join())),
    ]);
    const best = new Map<Candidate, number>();
    for (const [index, { candidate }] of telling.entries())
      if (allows(text, candidate))
        best.set(
          candidate,
          Math.max(best.get(candidate) ?? 0, ...scores.map((all) => all[index]!)),
        );
    const written = text.keys.join('');
    /** The colleges whose names the text begins with, the longest name first. */
    const begun = telling
      .filter(
        ({ key, candidate, isWhole }) =>
          isWhole && written.startsWith(key) && allows(text, candidate),
      )
      .toSorted((a, b) => b.key.length - a.key.length)
      .map(({ candidate }) => candidate);
    const alike = [...best.keys()]
      .filter((candidate) => best.get(candidate)! >= leastScore)
      .toSorted((a, b) => best.get(b)! - best.get(a)!);
    return [...new Set([...likely.filter((candidate) => best.has(candidate)), ...begun, ...alike])]
      .slice(0, mostProposals)
      .map((college) => ({ college, score: Math.round(best.get(college)! * 100) / 100 }));
  };
};
