import { hopesOf, type StateSeats, type VerdictLine } from '@seatwise/flows/prediction';
import { Link, Text, useNumberFormatter } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content as results } from '../../../content/prediction.ts';
import { content } from '../../../content/verdict.ts';
import {
  branchesText,
  chancesText,
  courseText,
  listText,
  otherwiseText,
} from '../../../features/verdict/verdictTexts.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { useLakhs } from '../../../hooks/useRupees.ts';
import { paths } from '../../../paths.ts';
import type { ResultsPartProps } from './useResults.ts';
import { verdict as verdictStyle } from './Verdict.css.ts';

type LineOf<Kind extends VerdictLine['kind']> = Extract<VerdictLine, { kind: Kind }>;

interface LineProps<Kind extends VerdictLine['kind']> {
  readonly line: LineOf<Kind>;
  readonly shown: ResultsPartProps['shown'];
}

const CourseLine = ({ line }: LineProps<'course'>) => courseText(line, useNumberFormatter());

interface StateSeatsProps extends ResultsPartProps {
  readonly state: string;
  readonly seats: StateSeats;
}

/** The chances for a state's government seats, by the lists of its authority. */
const StateSeatsText = ({ state, seats, shown: { authorityOf } }: StateSeatsProps) => {
  const number = useNumberFormatter();
  const authority = authorityOf(seats);
  if (seats.strength === 'merit')
    return content.ofState(state, authority, false) + content.stateMerit;
  const start = content.ofState(state, authority, seats.isOpenOnly);
  const list = listText(seats.last);
  if (seats.strength === 'closed') return start + content.stateClosed(seats.ahead, seats.all, list);
  const rank = number.format(seats.last.rank);
  return (
    start +
    (hopesOf(seats.colleges) > 0
      ? content.stateChances(chancesText(seats.colleges), rank, list)
      : content.noStateChance(rank, list))
  );
};

/** The share of seats that the state fills, and where its own counselling is. */
const StateLine = ({ line: { state, share, seats }, shown }: LineProps<'state'>) => {
  const { exam, authorities, applicant, results: rows } = shown;
  // MCC itself fills most of Delhi's seats.
  if (exam === 'UG' && state === 'Delhi') return results.delhiQuota;
  const authority = authorities.find((of) => state !== undefined && of.state === state);
  const name = authority?.name ? inLanguage(authority.name) : '';
  const hasNoState = state === undefined && applicant.state === 'loaded';
  const isOfStates = rows.length > 0 && rows.every((row) => row.authority);
  return (
    <>
      {seats ? (
        <StateSeatsText state={state ?? ''} seats={seats} shown={shown} />
      ) : authority?.lists.length === 0 && state !== undefined ? (
        content.noLists(state, share, name)
      ) : (
        content.state(state, share)
      )}{' '}
      {isOfStates && results.ofStates(exam)}{' '}
      {seats?.isOpenOnly && seats.strength !== 'merit' && content.categoryMayChange}{' '}
      {(seats?.isOpenOnly || hasNoState) && (
        <>
          <Link href={paths.applicant}>
            {hasNoState ? content.sayState : content.sayCategory(state ?? '')}
          </Link>
          {content.end}
        </>
      )}{' '}
      {authority?.portal && (
        <>
          <Link href={authority.portal} newTab>
            {results.openSite(new URL(authority.portal).host)}
          </Link>
          {content.end}
        </>
      )}
    </>
  );
};

const BudgetLine = ({ line: { budget, within, over, unknown } }: LineProps<'budget'>) => {
  const shown = useLakhs().format(budget);
  const judged = within + over;
  return (
    <>
      {judged > 0 ? content.budget(shown, within, judged) : content.noFees(shown, unknown)}{' '}
      {judged > 0 && unknown > 0 && `${content.unknown(unknown)} `}
      <Link href={paths.applicant} standalone>
        {results.changeBudget}
      </Link>
    </>
  );
};

const OtherwiseLine = ({ line, shown }: LineProps<'otherwise'>) =>
  otherwiseText(line, shown, useNumberFormatter());

const lineOf = (line: VerdictLine, shown: ResultsPartProps['shown']): ReactNode => {
  switch (line.kind) {
    case 'course':
      return <CourseLine line={line} shown={shown} />;
    case 'branches':
      return branchesText(line);
    case 'state':
      return <StateLine line={line} shown={shown} />;
    case 'budget':
      return <BudgetLine line={line} shown={shown} />;
    case 'otherwise':
      return <OtherwiseLine line={line} shown={shown} />;
  }
};

/** The answer in at most four sentences with numbers, and what would change it, above the rows. */
export const Verdict = ({
  shown,
  children,
}: ResultsPartProps & { readonly children: ReactNode }) => (
  <ul className={verdictStyle} aria-label={content.title}>
    {shown.verdict.map((line, index) => (
      <li key={line.kind}>
        <Text
          as="div"
          size={index === 0 ? 'body' : 'small'}
          weight={index === 0 ? 'semibold' : 'regular'}
          tabular
        >
          {lineOf(line, shown)}
        </Text>
      </li>
    ))}
    {children}
  </ul>
);
