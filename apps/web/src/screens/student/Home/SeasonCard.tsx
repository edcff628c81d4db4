import { documents, documentsFor, type DocumentName } from '@seatwise/flows/counselling-dates';
import {
  Badge,
  Checkbox,
  Disclosure,
  Grid,
  icons,
  Inline,
  LinkTile,
  Stack,
  Text,
} from '@seatwise/ui';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/season.ts';
import { storedValue } from '../../../lib/storedValue.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { CounsellingDates } from './CounsellingDates.tsx';
import type { SeasonProps } from './useSeason.ts';

const ticksOf = (userId: number) =>
  storedValue(`documents.${userId}`, (stored) =>
    Array.isArray(stored) ? documents.filter((name) => stored.includes(name)) : [],
  );

/** The documents that a student has ticked, stored in the browser. */
const useTicks = (userId: number) => {
  const [ticked, setTicked] = useState<readonly DocumentName[]>(() => ticksOf(userId).read());
  const tick = (name: DocumentName, isThere: boolean): void => {
    const next = ticked.filter((other) => other !== name).concat(isThere ? [name] : []);
    setTicked(next);
    ticksOf(userId).write(next);
  };
  return [ticked, tick] as const;
};

/** A no-break space, which reserves a line for a text that is loading. */
const reserved = '\u00A0';

const listsText = (lists: SeasonProps['season']['lists']): string => {
  if (!lists) return content.lists.offline;
  if (lists.length === 0) return content.lists.none;
  return content.lists.some(lists.length, lists.filter(({ lockedAt }) => lockedAt).length);
};

/** The student's progress in the season and the missing documents; renders nothing if the server lacks the calls. */
export const SeasonCard = ({
  season: { user, exam, answers, lists, isLoading, dates },
}: SeasonProps) => {
  const [ticked, tick] = useTicks(user.id ?? 0);
  const { session } = useServices();
  if (!isLoading && (!answers || lists === null)) return null;
  const profile = answers?.profile;
  const needed = documentsFor(exam, profile ?? {});
  const missing = needed.filter((name) => !ticked.includes(name)).length;
  return (
    <TitledCard title={content.heading} id="season" gap="xs">
      <Grid columns={3} gap="xs">
        <LinkTile
          compact
          title={content.profile.title}
          subtitle={isLoading ? reserved : profile ? content.profile.done : content.profile.open}
          href={paths.applicant}
          icon={icons.User}
        />
        <LinkTile
          compact
          title={content.lists.title}
          subtitle={isLoading ? reserved : listsText(lists)}
          href={paths.choices}
          icon={icons.ListChecks}
        />
        <LinkTile
          compact
          title={content.practice.title}
          subtitle={content.practice.text}
          href={paths.practice}
          icon={icons.Target}
        />
      </Grid>
      <Disclosure
        title={
          <Inline>
            <span id="season-documents">{content.documents}</span>
            <Badge tone={missing === 0 ? 'positive' : 'caution'}>
              {missing === 0
                ? content.complete
                : content.ready(needed.length - missing, needed.length)}
            </Badge>
          </Inline>
        }
      >
        <Stack gap="sm">
          {needed.map((name) => (
            <Checkbox
              key={name}
              label={content.names[name]}
              checked={ticked.includes(name)}
              onChange={({ checked }) => tick(name, checked)}
            />
          ))}
          <Text tone="muted">{content.documentsNote}</Text>
        </Stack>
      </Disclosure>
      <CounsellingDates exam={exam} now={session.now} query={dates} />
    </TitledCard>
  );
};
