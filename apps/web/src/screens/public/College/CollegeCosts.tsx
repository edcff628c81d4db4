import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { Disclosure, Heading, Provenance, Stack, Text, useListFormatter } from '@seatwise/ui';
import { content } from '../../../content/college.ts';
import { pgCosts as copy, stateFees as stateCopy } from '../../../content/collegeCosts.ts';
import { courseCost } from '../../../content/courseCost.ts';
import { courseTexts } from '../../../components/courseTexts.ts';
import { originOf } from '../../../components/originOf.ts';
import { SourceLine } from '../../../components/SourceLine.tsx';
import { useRupees } from '../../../hooks/useRupees.ts';
import { fact as factStyle, facts as factsStyle, lines, term as termStyle } from './College.css.ts';
import type { CollegeDetails } from './useCollege.ts';

type PgSeats = NonNullable<CollegeDetails['pg']>[number];

const bondText = ({ bond }: PgSeats, rupees: Intl.NumberFormat): string | undefined => {
  if (!bond) return undefined;
  const { years, penalty, leaving } = bond.value;
  return [
    typeof years === 'number' && content.bond(years, penalty ? rupees.format(penalty) : undefined),
    typeof leaving === 'number' && copy.leaving(rupees.format(leaving)),
  ]
    .filter(Boolean)
    .join('. ');
};

/** A programme typical of a body's PG seats: three years, no paid seat. */
const usual = { programme: 'MD', quotaName: '' };

/** The published and the missing facts on the PG seats of the university or of the National Board. */
const PgFacts = ({ of, isDeemed }: { readonly of: PgSeats; readonly isDeemed: boolean }) => {
  const rupees = useRupees();
  const list = useListFormatter({ type: 'conjunction' });
  const { seats, fee, courseFee, stipend, bond } = of;
  const course = courseTexts(
    { ...usual, feePerYear: fee?.value, courseFee: courseFee?.value },
    rupees,
  );
  const facts = [
    {
      term: copy.fee,
      value: fee && rupees.format(fee.value),
      origin: fee,
      hint: isDeemed && copy.feeHint,
    },
    {
      term: copy.stipend,
      value: stipend && content.perMonth(rupees.format(stipend.value)),
      origin: stipend,
    },
    { term: copy.bond, value: bondText(of, rupees), origin: bond, hint: copy.bondHint },
  ];
  const known = facts.filter(({ value }) => value);
  const unknown = facts.filter(({ value }) => !value).map(({ term }) => term);
  return (
    <Stack gap="xs">
      <Heading level={2} size="title">
        {copy.seats(seats)}
      </Heading>
      <dl className={factsStyle}>
        {known.map(({ term, value, origin, hint }) => (
          <div key={term}>
            <dt className={termStyle}>{term}</dt>
            <dd className={factStyle}>
              {value}
              {hint && (
                <Text as="span" size="caption" tone="muted">
                  {hint}
                </Text>
              )}
              <Provenance {...originOf(origin!)} />
            </dd>
          </div>
        ))}
        {course && (
          <div>
            <dt className={termStyle}>{courseCost.label}</dt>
            <dd className={factStyle}>
              {course.whole} {course.deposit}
              <Text as="span" size="caption" tone="muted">
                {[`${course.parts}.`, course.lacking].filter(Boolean).join(' ')}
              </Text>
            </dd>
          </div>
        )}
      </dl>
      {unknown.length > 0 && (
        <Text size="small" tone="muted">
          {copy.unknown(list.format(unknown))}
        </Text>
      )}
    </Stack>
  );
};

/** The fees of the seats that a state allots, folded, with a line for each kind of seat. */
export const StateFees = ({
  fees,
}: {
  readonly fees: NonNullable<CollegeDetails['stateFees']>;
}) => {
  const rupees = useRupees();
  return (
    <Disclosure title={stateCopy.title(fees.length)}>
      <SourceLine label="" lists={fees.map(({ fee }) => originOf(fee))} />
      <ul className={lines}>
        {fees.map(({ program, seats, fee }) => (
          <li key={`${program} ${seats}`}>
            {stateCopy.line(program, seats, rupees.format(fee.value))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** The published costs of a college's PG seats; renders nothing if there are none. */
export const CollegeCosts = ({
  college: { pg, kind },
  exam,
}: {
  /** The exam of the student or visitor; for NEET UG the costs are folded. */
  readonly exam: Exam | undefined;
  readonly college: Pick<CollegeDetails, 'pg' | 'kind'>;
}) =>
  pg &&
  pg.length > 0 && (
    <Disclosure title={copy.title} initiallyOpen={exam !== 'UG'}>
      <Stack>
        {pg.map((of) => (
          <PgFacts key={of.seats} of={of} isDeemed={kind === 'deemed'} />
        ))}
      </Stack>
    </Disclosure>
  );
