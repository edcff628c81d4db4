import { overviews } from '@seatwise/api-client/contract/overview';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import {
  icons,
  Link,
  LinkTile,
  PageHeader,
  Stack,
  StatCard,
  useNumberFormatter,
} from '@seatwise/ui';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { content, placeholderFigures } from '../../../content/home.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { main, side } from '../../../layouts/Columns.css.ts';
import { Columns } from '../../../layouts/Columns.tsx';
import { ChatSupport } from '../../../features/chat/ChatSupport.tsx';
import { AlertNews } from '../../../features/alerts/AlertNews.tsx';
import { paths } from '../../../paths.ts';
import { EventsCard } from './EventsCard.tsx';
import { folds, tiles, top } from './Home.css.ts';
import { NextStep } from './NextStep.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { useSeason } from './useSeason.ts';

/** The student's dashboard: the next step, the rank and links; the rest is folded. */
export const Home = ({ user }: { readonly user: StoredUser }) => {
  const { data } = useQuery(overviews, 'overview', undefined, { nullIf: isNotOffered });
  const colleges = data?.colleges ?? placeholderFigures.colleges;
  const newFiles = data?.newFiles ?? placeholderFigures.newFiles;
  const season = useSeason(user);
  const number = useNumberFormatter();
  const rank = typeof user.air === 'number' ? number.format(user.air) : undefined;
  return (
    <Stack gap="md">
      <PageHeader title={content.title} />
      <ForStudents role={user.role} />
      <div className={top}>
        {!isStaffRole(user.role) && (
          <div className={main}>
            <NextStep season={season} />
          </div>
        )}
        <div className={side}>
          <StatCard
            label={content.rank}
            value={rank ?? content.noRank}
            isOwnRank={rank !== undefined}
            hint={content.rankHint}
            action={
              <Link href={paths.prediction} variant="button" tone="secondary">
                {content.estimate}
              </Link>
            }
          />
          <div className={tiles}>
            <LinkTile
              compact
              title={content.profile.title}
              subtitle={content.profile.subtitle}
              href={paths.editProfile}
              icon={icons.Pencil}
            />
            <LinkTile
              compact
              title={content.colleges.title}
              subtitle={content.colleges.subtitle(number.format(colleges))}
              href={paths.colleges}
              icon={icons.Building2}
            />
          </div>
        </div>
      </div>
      <Columns
        side={
          <div id="chat">
            <ChatSupport title={content.chat} indicator={content.live} />
          </div>
        }
      >
        <SeasonCard season={season} />
        <div className={folds}>
          <AlertNews id="home-alerts" limit={3} isFolded />
          <EventsCard newFiles={newFiles} />
          <OwnDetails user={user} rank={rank} />
        </div>
      </Columns>
    </Stack>
  );
};
