import { Link, Provenance, Text, useNumberFormatter, type ProvenanceProps } from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import type { ReactNode } from 'react';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { Term } from '../../../components/Term.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/college.ts';
import { originOf, originOfList } from '../../../components/originOf.ts';
import type { TermId } from '../../../content/glossary.ts';
import { fact as factStyle, facts as factsStyle, term as termStyle } from './College.css.ts';
import { intakesOf } from './intakes.ts';
import { placeName } from '../../../content/places.ts';
import type { CollegeDetails } from './useCollege.ts';

const { terms } = content;

interface Fact {
  readonly term: string;
  /** The value; null if it is unknown. */
  readonly value: ReactNode;
  /** Whether students can ask the college for an unpublished value. */
  readonly asked?: boolean;
  /** The glossary entry that explains the term. */
  readonly explained?: TermId;
  readonly origins?: readonly ProvenanceProps[];
}

const originsOf = (
  ...facts: readonly (Parameters<typeof originOf>[0] | null | undefined)[]
): readonly ProvenanceProps[] => facts.flatMap((fact) => (fact ? originOf(fact) : []));

type Known<Part extends keyof CollegeDetails> = Pick<CollegeDetails, Part>;

/** The whole intake, or else the seats on the counselling's lists. */
const intakeFact = (
  { intake, seats, seatLists }: Known<'intake' | 'seats' | 'seatLists'>,
  exam: Exam | undefined,
  number: Intl.NumberFormat,
): Pick<Fact, 'value' | 'origins'> => {
  if (intake) {
    const count = number.format(intake.value);
    return {
      value: intake.course
        ? content.intakeOfCourse(count, intake.course)
        : content.intakeOfAll(count),
      origins: originsOf(intake),
    };
  }
  const listed = intakesOf(seats).filter((one) => exam === undefined || one.exam === exam);
  const texts = listed.map(({ count, isWhole, ...one }) => {
    const formatted = number.format(count);
    return content.intakeOf(isWhole ? formatted : content.intakeAtLeast(formatted), one.exam);
  });
  const lists = (seatLists ?? []).filter((list) => listed.some((one) => one.exam === list.exam));
  return { value: texts.join(', ') || null, origins: lists.map(originOfList) };
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
  /** The exam whose seats are counted; undefined to count each exam's seats. */
  readonly exam: Exam | undefined;
}

/** The known facts about a college, each with its source. */
export const CollegeFacts = ({ college, exam }: CollegeFactsProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const { kind, kindFrom, addedFrom, state, city } = college;
  const { website, bond, hostel, stipend, pg } = college;
  const facts: readonly Fact[] = [
    { term: terms.kind, value: kind ? content.kinds[kind] : null, origins: originsOf(kindFrom) },
    ...(city ? [{ term: terms.city, value: city.value, origins: originsOf(city) }] : []),
    { term: terms.state, value: state ? placeName(state) : null, origins: originsOf(addedFrom) },
    {
      term: terms.intake,
      ...intakeFact(college, exam, number),
      explained: 'intake',
    },
    // If only the bond of the PG seats is known, it is shown with their fees.
    ...(bond || !pg?.some((of) => of.bond)
      ? [
          {
            term: terms.bond,
            value: bondText(college, rupees),
            explained: 'bond' as const,
            asked: true,
            origins: originsOf(bond),
          },
        ]
      : []),
    {
      term: terms.hostel,
      value: hostelText(college, rupees),
      asked: true,
      origins: originsOf(hostel),
    },
    ...(stipend
      ? [
          {
            term: terms.stipend,
            value: content.perMonth(rupees.format(stipend.value)),
            origins: originsOf(stipend),
          },
        ]
      : []),
    { term: terms.website, value: websiteLink(college), origins: originsOf(website) },
  ];
  return (
    <TitledCard title={content.facts}>
      <dl className={factsStyle}>
        {facts.map(({ term, value, explained, asked, origins = [] }) => (
          <div key={term}>
            <dt className={termStyle}>{explained ? <Term id={explained}>{term}</Term> : term}</dt>
            <dd className={factStyle}>
              {value ?? (
                <Text tone="muted">{asked ? content.askCollege : content.unknownValue}</Text>
              )}
              {value !== null &&
                origins.map((origin) => (
                  <Provenance key={origin.list ?? origin.source} {...origin} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
};
