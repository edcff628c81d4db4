import {
  Badge,
  Checkbox,
  Disclosure,
  Grid,
  icons,
  Inline,
  Link,
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
import { folds } from './Home.css.ts';
import { useDocuments } from './useDocuments.ts';
import type { SeasonProps } from './useSeason.ts';

const ticksOf = (userId: number) =>
  storedValue(`documents.${userId}`, (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
  );

/** The documents that a student has ticked, stored in the browser. */
const useTicks = (userId: number) => {
  const [ticked, setTicked] = useState<readonly string[]>(() => ticksOf(userId).read());
  const tick = (id: string, isThere: boolean): void => {
    const next = ticked.filter((other) => other !== id).concat(isThere ? [id] : []);
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
  const profile = answers?.profile;
  const { needed, giver } = useDocuments(exam, profile ?? {});
  if (!isLoading && (!answers || lists === null)) return null;
  const missing = needed.filter(({ id }) => !ticked.includes(id)).length;
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
      <div className={folds}>
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
            {needed.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={ticked.includes(id)}
                onChange={({ checked }) => tick(id, checked)}
              />
            ))}
            {giver?.portal !== undefined && (
              <Text>
                {content.ofState.list(giver.name)}{' '}
                <Link href={giver.portal} newTab>
                  {giver.site}
                </Link>
              </Text>
            )}
            <Text tone="muted">{content.documentsNote}</Text>
          </Stack>
        </Disclosure>
        <CounsellingDates exam={exam} now={session.now} query={dates} />
      </div>
    </TitledCard>
  );
};
