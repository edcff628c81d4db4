import type { VerdictLine } from '@seatwise/flows/prediction';
import { Link, Text, useNumberFormatter } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content as results } from '../../../content/prediction.ts';
import { stateSites } from '../../../content/stateSites.ts';
import { content } from '../../../content/verdict.ts';
import { branchesText, courseText, otherwiseText } from '../../../features/verdict/verdictTexts.ts';
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

/** Which seats the state fills, and where its own counselling is. */
const StateLine = ({ line: { state, share }, shown: { exam } }: LineProps<'state'>) => {
  // MCC itself fills most of Delhi's seats.
  if (exam === 'UG' && state === 'Delhi') return results.delhiQuota;
  const found = state && stateSites[state];
  return (
    <>
      {content.state(state, share)}{' '}
      {found ? (
        <>
          <Link href={found.site} newTab>
            {results.stateSite(state)}
          </Link>{' '}
          {results.stateSiteReported(found.reported)}
        </>
      ) : (
        state === undefined && results.stateSite(state)
      )}
    </>
  );
};

const BudgetLine = ({ line: { budget, within, over, unknown } }: LineProps<'budget'>) => {
  const lakhs = useLakhs();
  return (
    <>
      {content.budget(lakhs.format(budget), within, within + over + unknown)}{' '}
      {unknown > 0 && `${content.unknown(unknown)} `}
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

/** The answer in at most four sentences with their numbers, before the rows. */
export const Verdict = ({ shown }: ResultsPartProps) => (
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
  </ul>
);
