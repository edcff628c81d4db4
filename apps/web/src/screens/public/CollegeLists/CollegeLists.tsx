import { Heading, Link, PageHeader, Stack } from '@seatwise/ui';
import { collegeLists } from 'virtual:college-lists';
import { content } from '../../../content/collegeLists.ts';
import { placeName } from '../../../content/places.ts';
import { pageTexts } from '../../../content/pages.ts';
import { names } from './CollegeLists.css.ts';

const entries = Object.entries(collegeLists);

/** Links to the pages of all states and courses. */
export const CollegeLists = () => (
  <Stack gap="xl">
    <PageHeader title={pageTexts.collegeLists.name} subtitle={content.lead} />
    {(
      [
        ['course', content.byCourse],
        ['state', content.byState],
      ] as const
    ).map(([kind, heading]) => (
      <Stack key={kind} as="section" gap="sm">
        <Heading level={2}>{heading}</Heading>
        <ul className={names}>
          {entries
            .filter(([, { of }]) => of === kind)
            .map(([path, { name, colleges }]) => (
              <li key={path}>
                <Link href={path} standalone>
                  {content.entry(placeName(name), colleges)}
                </Link>
              </li>
            ))}
        </ul>
      </Stack>
    ))}
  </Stack>
);
