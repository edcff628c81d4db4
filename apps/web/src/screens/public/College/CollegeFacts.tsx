import { Link, Provenance, Text, useNumberFormatter } from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import type { ReactNode } from 'react';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { Term } from '../../../components/Term.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/college.ts';
import { originOf } from '../../../components/originOf.ts';
import type { TermId } from '../../../content/glossary.ts';
import { fact as factStyle, facts as factsStyle, term as termStyle } from './College.css.ts';
import { intakesOf } from './intakes.ts';
import type { CollegeDetails } from './useCollege.ts';

const { terms } = content;

interface Fact {
  readonly term: string;
  /** Null where it is not known. */
  readonly value: ReactNode;
  /** Whether the college says it to who asks, where nobody publishes it. */
  readonly asked?: boolean;
  /** What the term means. */
  readonly explained?: TermId;
  readonly origin?: Parameters<typeof originOf>[0] | null | undefined;
}

type Known<Part extends keyof CollegeDetails> = Pick<CollegeDetails, Part>;

const intakeText = (
  { intake, seats }: Known<'intake' | 'seats'>,
  exam: Exam | undefined,
  number: Intl.NumberFormat,
): string | null => {
  if (intake?.course) return content.intakeOfCourse(number.format(intake.value), intake.course);
  if (intake) return content.intakeOfAll(number.format(intake.value));
  const texts = intakesOf(seats)
    .filter((one) => exam === undefined || one.exam === exam)
    .map(({ count, isWhole, ...one }) => {
      const formatted = number.format(count);
      return content.intakeOf(isWhole ? formatted : content.intakeAtLeast(formatted), one.exam);
    });
  return texts.join(', ') || null;
};

const bondText = ({ bond }: Known<'bond'>, rupees: Intl.NumberFormat): string | null => {
  if (!bond) return null;
  const { years, penalty } = bond.value;
  if (years === 0) return content.noBond;
  return content.bond(years, typeof penalty === 'number' ? rupees.format(penalty) : undefined);
};

const hostelText = ({ hostel }: Known<'hostel'>, rupees: Intl.NumberFormat): string | null => {
  if (!hostel) return null;
  const { perYear } = hostel.value;
  const fee = typeof perYear === 'number' ? content.perYear(rupees.format(perYear)) : '';
  return [content.hostel(hostel.value), fee].filter(Boolean).join(', ');
};

const websiteLink = ({ website }: Known<'website'>): ReactNode =>
  website && /^https?:\/\//.test(website.value) ? (
    <Link href={website.value} standalone newTab>
      {new URL(website.value).host}
    </Link>
  ) : null;

interface CollegeFactsProps {
  readonly college: CollegeDetails;
  /** The exam whose seats are counted; undefined for all, each by itself. */
  readonly exam: Exam | undefined;
}

/** What is known of a college, each fact with its source. */
export const CollegeFacts = ({ college, exam }: CollegeFactsProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const { kind, kindFrom, addedFrom, state, city, intake } = college;
  const { website, bond, hostel, stipend, seats, pg } = college;
  const facts: readonly Fact[] = [
    { term: terms.kind, value: kind ? content.kinds[kind] : null, origin: kindFrom },
    ...(city ? [{ term: terms.city, value: city.value, origin: city }] : []),
    { term: terms.state, value: state ?? null, origin: addedFrom },
    {
      term: terms.intake,
      value: intakeText(college, exam, number),
      explained: 'intake',
      origin: intake ?? seats[0],
    },
    // Where only the bond of its PG seats is known, it is beside their fees.
    ...(bond || !pg?.some((of) => of.bond)
      ? [
          {
            term: terms.bond,
            value: bondText(college, rupees),
            explained: 'bond' as const,
            asked: true,
            origin: bond,
          },
        ]
      : []),
    { term: terms.hostel, value: hostelText(college, rupees), asked: true, origin: hostel },
    ...(stipend
      ? [
          {
            term: terms.stipend,
            value: content.perMonth(rupees.format(stipend.value)),
            origin: stipend,
          },
        ]
      : []),
    { term: terms.website, value: websiteLink(college), origin: website },
  ];
  return (
    <TitledCard title={content.facts}>
      <dl className={factsStyle}>
        {facts.map(({ term, value, explained, asked, origin }) => (
          <div key={term}>
            <dt className={termStyle}>{explained ? <Term id={explained}>{term}</Term> : term}</dt>
            <dd className={factStyle}>
              {value ?? (
                <Text tone="muted">{asked ? content.askCollege : content.unknownValue}</Text>
              )}
              {value !== null && origin && <Provenance {...originOf(origin)} />}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
};
