import { Card, Heading, Link, Provenance, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useRupees } from '../../../hooks/useRupees.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { content } from '../../../content/college.ts';
import { fact as factStyle, facts as factsStyle, term as termStyle } from './College.css.ts';
import { intakesOf } from './intakes.ts';
import type { CollegeDetails } from './useCollege.ts';

const { terms } = content;

type Origin = ComponentProps<typeof Provenance>;

interface FactProps {
  readonly term: string;
  /** Null where it is not known. */
  readonly value: ReactNode;
  readonly origin?: Origin | null | undefined;
}

const Fact = ({ term, value, origin }: FactProps) => (
  <div>
    <dt className={termStyle}>{term}</dt>
    <dd className={factStyle}>
      {value ?? <Text tone="muted">{content.unknownValue}</Text>}
      {value !== null && origin && <Provenance {...origin} />}
    </dd>
  </div>
);

interface CollegeFactsProps {
  readonly college: CollegeDetails;
  /** The exam whose seats are counted; undefined for all, each by itself. */
  readonly exam: Exam | undefined;
}

/** What is known of a college, each fact with its source. */
export const CollegeFacts = ({ college, exam }: CollegeFactsProps) => {
  const number = useNumberFormatter();
  const rupees = useRupees();
  const {
    kind,
    kindFrom,
    addedFrom,
    state,
    city,
    intake: published,
    website,
    bond,
    hostel,
    seats,
  } = college;
  const intakes = intakesOf(seats)
    .filter((intake) => exam === undefined || intake.exam === exam)
    .map(({ exam: its, count, isWhole }) =>
      content.intakeOf(
        isWhole ? number.format(count) : content.intakeAtLeast(number.format(count)),
        its,
      ),
    );
  const penalty = bond?.value.penalty;
  const fee = hostel?.value.perYear;
  return (
    <Card>
      <Stack>
        <Heading level={2} size="title">
          {content.facts}
        </Heading>
        <dl className={factsStyle}>
          <Fact term={terms.kind} value={kind ? content.kinds[kind] : null} origin={kindFrom} />
          {city && <Fact term={terms.city} value={city.value} origin={city} />}
          <Fact term={terms.state} value={state ?? null} origin={addedFrom} />
          <Fact
            term={terms.intake}
            value={
              published
                ? content.intakeOfAll(number.format(published.value))
                : intakes.join(', ') || null
            }
            origin={published ?? seats[0]}
          />
          <Fact
            term={terms.bond}
            value={
              bond
                ? bond.value.years === 0
                  ? content.noBond
                  : content.bond(
                      bond.value.years,
                      typeof penalty === 'number' ? rupees.format(penalty) : undefined,
                    )
                : null
            }
            origin={bond}
          />
          <Fact
            term={terms.hostel}
            value={
              hostel
                ? [
                    content.hostel(hostel.value),
                    ...(typeof fee === 'number' ? [content.perYear(rupees.format(fee))] : []),
                  ].join(', ')
                : null
            }
            origin={hostel}
          />
          <Fact
            term={terms.website}
            value={
              website && /^https?:\/\//.test(website.value) ? (
                <Link href={website.value} standalone newTab>
                  {new URL(website.value).host}
                </Link>
              ) : null
            }
            origin={website}
          />
        </dl>
      </Stack>
    </Card>
  );
};
