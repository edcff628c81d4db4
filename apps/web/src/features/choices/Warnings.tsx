import {
  mendingOf,
  roundOfList,
  sourceOf,
  warningsOf,
  type Choice,
  type Warning,
} from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Button, Disclosure, Inline, Provenance, Stack, Text } from '@seatwise/ui';
import { useRupees } from '../../hooks/useRupees.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { warnings as copy } from '../../content/choices.ts';
import { storedValue } from '../../lib/storedValue.ts';
import { plainList } from './choices.css.ts';
import type { Giver } from './useGiver.ts';
import type { SeatKnowledge } from './useSeatKnowledge.ts';

const reasonOf = ({ reason, detail = '' }: Warning): string =>
  reason === undefined ? '' : copy.reasons[reason](detail);

const textOf = (
  warning: Warning,
  entries: readonly Choice[],
  rupees: Intl.NumberFormat,
): string => {
  const {
    kind,
    index,
    round,
    places = [],
    other = 0,
    count = 0,
    cost = 0,
    budget = 0,
    years = 0,
  } = warning;
  if (kind === 'left-out') return copy.leftOut(warning.seat!, warning.tier!, round, count - 1);
  if (kind === 'few-safe') return copy.fewSafe(count, round);
  const entry = entries[index!]!.institute;
  const position = index! + 1;
  switch (kind) {
    case 'lesser-course-first':
      return copy.lesserCourseFirst({
        entry,
        position,
        lesser: entries[index!]!.subject,
        course: warning.course!,
        hidden: places.map((place) => place + 1),
        round,
        isCertain: warning.isCertain === true,
        mayBeDear: warning.mayBeDear === true,
      });
    case 'unreachable':
      return copy.unreachable(
        entry,
        position,
        places.map((place) => place + 1),
        round,
      );
    case 'not-eligible':
      return copy.notEligible(entry, position, reasonOf(warning));
    case 'only-if':
      return copy.onlyIf(entry, position, reasonOf(warning), warning.opensLate === true);
    case 'opens-late':
      return copy.opensLate(entry, position, reasonOf(warning));
    case 'own-selection':
    case 'armed-forces-service':
    case 'filled-by-state':
    case 'not-in-matrix':
      return copy.ofSeat[kind](entry, position);
    case 'doubled':
      return copy.doubled(entry, position, other + 1);
    case 'fee-over-budget':
      return copy.feeOverBudget(
        entry,
        position,
        rupees.format(cost),
        rupees.format(budget),
        places.length,
      );
    case 'fee-far-above':
      return copy.feeFarAbove(
        entry,
        position,
        rupees.format(cost),
        warning.othersCost ? rupees.format(warning.othersCost) : undefined,
        places.length - 1,
      );
    case 'fee-unknown':
      return copy.feeUnknown(entry, position, rupees.format(budget), places.length - 1);
    case 'bond':
      return copy.bond(entry, position, years, rupees.format(cost), places.length - 1);
  }
};

/** The marks that warnings put on rows, by the key of the seat. */
const marksOf = (
  found: readonly Warning[],
  entries: readonly Choice[],
): ReadonlyMap<string, string> => {
  const marks = new Map<string, Set<string>>();
  for (const { kind, index, isCertain, places = index === null ? [] : [index] } of found)
    for (const place of places) {
      const key = seatKey(entries[place]!);
      const mark = copy.marks[isCertain ? 'unreachable' : kind];
      if (mark) marks.set(key, (marks.get(key) ?? new Set()).add(mark));
    }
  return new Map([...marks].map(([key, own]) => [key, [...own].join(' · ')]));
};

interface WarningsProps {
  readonly list: {
    readonly id: string;
    readonly name: string;
    readonly items: readonly Choice[];
    readonly isLocked: boolean;
    readonly giver: Pick<Giver, 'site'>;
    readonly known: Pick<SeatKnowledge, 'outlooks' | 'profile'>;
    /** Seats that the student saved elsewhere, whose outlooks are known. */
    readonly elsewhere?: readonly Choice[];
    /** Undefined for a list of another user. */
    readonly edits?: { readonly edit: (items: readonly Choice[]) => void };
  };
  /** Receives the marks for rows, by the key of the seat. */
  readonly onMark?: (marks: ReadonlyMap<string, string>) => void;
  /** Whether the warnings are read-only, because the list is to be locked or shared. @default false */
  readonly isReadOnly?: boolean;
}

/** More warnings would hide the list. */
const shownAtOnce = 5;

/** The dismissed warnings of a list, stored in the tab. */
const dismissedOf = (listId: string) =>
  storedValue(
    `dismissedWarnings.${listId}`,
    (stored) => new Set(Array.isArray(stored) ? stored.map(String) : []),
    'sessionStorage',
  );

/** Warnings about the list, which itself stays as it is. */
export const Warnings = ({ list, onMark, isReadOnly = false }: WarningsProps) => {
  const { elsewhere } = list;
  const { outlooks, profile } = list.known;
  const round = roundOfList(list.name);
  const rupees = useRupees();
  // A moved choice shows at once; the warnings follow.
  const entries = useDeferredValue(list.items);
  const [dismissed, setDismissed] = useState(() => dismissedOf(list.id).read());
  const found = useMemo(
    () =>
      warningsOf(entries, { outlooks, profile, round, isFinal: isReadOnly, elsewhere }, dismissed),
    [entries, outlooks, profile, round, isReadOnly, elsewhere, dismissed],
  );
  useEffect(() => onMark?.(marksOf(found, entries)), [onMark, found, entries]);
  const dismiss = (id: string): void => {
    const next = new Set([...dismissed, id]);
    dismissedOf(list.id).write([...next]);
    setDismissed(next);
  };
  if (found.length === 0) return null;
  return (
    <Disclosure title={copy.title(found.length)} initiallyOpen={isReadOnly}>
      {list.isLocked && <Text size="small">{copy.locked(list.giver.site)}</Text>}
      <ul className={plainList}>
        {found.slice(0, shownAtOnce).map((warning) => {
          const source = sourceOf(warning, entries, outlooks);
          const mending = list.isLocked || isReadOnly ? undefined : mendingOf(warning, entries);
          return (
            <li key={warning.id}>
              <Stack gap="xxs">
                <Text size="small">{textOf(warning, entries, rupees)}</Text>
                <Inline>
                  {source && <Provenance source={source} />}
                  {mending && (
                    <Button
                      tone="secondary"
                      size="compact"
                      onPress={() => list.edits?.edit(mending.items)}
                    >
                      {copy[mending.by]}
                    </Button>
                  )}
                  {!isReadOnly && (
                    <Button tone="text" size="compact" onPress={() => dismiss(warning.id)}>
                      {copy.dismiss}
                    </Button>
                  )}
                </Inline>
              </Stack>
            </li>
          );
        })}
      </ul>
      {found.length > shownAtOnce && (
        <Text size="small" tone="muted">
          {copy.more(found.length - shownAtOnce)}
        </Text>
      )}
    </Disclosure>
  );
};
