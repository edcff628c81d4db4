import type { Prediction } from '@seatwise/flows/prediction';
import { Button, Disclosure, Grid, Inline, Link, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { content as applicant } from '../../../content/applicant.ts';
import { content } from '../../../content/prediction.ts';
import { collegePath } from '../../../paths.ts';
import { collegeOf } from './resultTable.ts';
import { instituteOf } from './resultTexts.ts';
import type { ResultsPartProps } from './useResults.ts';

/** How many colleges show at once. */
const step = 12;

/** The address where a college answers; only links that open in a browser. */
const Website = ({ website }: Pick<Prediction, 'website'>) =>
  website && /^https?:\/\//.test(website) ? (
    <Link href={website} standalone newTab>
      {new URL(website).host}
    </Link>
  ) : (
    content.noWebsite
  );

/** With a budget: the colleges of the seats whose fee is not known, with where to ask, folded. */
export const UnpricedSeats = ({ shown: { applicant: own, unpricedSeats } }: ResultsPartProps) => {
  const [count, setCount] = useState(step);
  if (own.profile?.budgetPerYear === undefined || unpricedSeats.length === 0) return null;
  const colleges = [...new Map(unpricedSeats.map((row) => [collegeOf(row), row])).values()];
  return (
    <Disclosure title={content.unpricedTitle(unpricedSeats.length)}>
      <Stack gap="sm">
        <Text size="small">{content.unpricedHint}</Text>
        <Grid as="ul" columns={3} gap="sm">
          {colleges.slice(0, count).map((row) => (
            <li key={collegeOf(row)}>
              <Link href={collegePath(collegeOf(row))} standalone>
                {instituteOf(row)}
              </Link>
              <Text as="div" size="small" tone="muted">
                <Inline dotted>
                  {row.city && <span>{row.city}</span>}
                  <Website website={row.website} />
                </Inline>
              </Text>
            </li>
          ))}
        </Grid>
        {colleges.length > count && (
          <Inline>
            <Button tone="secondary" size="compact" onPress={() => setCount(count + step)}>
              {applicant.groups.more(Math.min(step, colleges.length - count))}
            </Button>
          </Inline>
        )}
      </Stack>
    </Disclosure>
  );
};
