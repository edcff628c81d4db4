import { Disclosure, Link, Stack, Text } from '@seatwise/ui';
import { dates } from '../../../content/counsellingDates.ts';

const { lastSeason: copy } = dates;

const source =
  'https://www.ndtv.com/education/neet-ug-2025-counselling-schedule-out-for-all-rounds-check-key-dates-here-8865219';

/** The real dates of the last known season, shown until this season's are published. */
export const LastSeason = () => (
  <Disclosure title={copy.title}>
    <Stack gap="sm">
      <Text size="small">{copy.hint}</Text>
      <dl>
        {copy.rounds.map(([round, dates]) => (
          <div key={round}>
            <dt>
              <Text as="span" weight="semibold">
                {round}
              </Text>
            </dt>
            <dd>{dates}</dd>
          </div>
        ))}
      </dl>
      <Link href={source} standalone newTab>
        {copy.source}
      </Link>
    </Stack>
  </Disclosure>
);
