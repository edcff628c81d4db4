import { overviews } from '@seatwise/api-client/contract/overview';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import {
  Disclosure,
  Heading,
  icons,
  Link,
  LinkTile,
  PageHeader,
  Stack,
  StatCard,
  useNumberFormatter,
} from '@seatwise/ui';
import { useLocation } from 'react-router-dom';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { content, placeholderFigures } from '../../../content/home.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { ChatSupport } from '../../../features/chat/ChatSupport.tsx';
import { AlertNews } from '../../../features/alerts/AlertNews.tsx';
import { paths } from '../../../paths.ts';
import { EventsCard } from './EventsCard.tsx';
import { folds, side, tiles, top } from './Home.css.ts';
import { NextStep } from './NextStep.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { Seats } from './Seats.tsx';
import { SeasonCard } from './SeasonCard.tsx';
import { useSeason } from './useSeason.ts';

/** The student's dashboard: what is due beside the seats of the list, then the season; the rest is folded. */
export const Home = ({ user }: { readonly user: StoredUser }) => {
  const { data } = useQuery(overviews, 'overview', undefined, { nullIf: isNotOffered });
  const colleges = data?.colleges ?? placeholderFigures.colleges;
  const newFiles = data?.newFiles ?? placeholderFigures.newFiles;
  const { hash } = useLocation();
  const season = useSeason(user);
  const number = useNumberFormatter();
  const isStaff = isStaffRole(user.role);
  const rank = typeof user.air === 'number' ? number.format(user.air) : undefined;
  return (
    <Stack gap="md">
      <PageHeader title={content.title} />
      <ForStudents role={user.role} />
      <div className={isStaff ? undefined : top}>
        {!isStaff && <NextStep season={season} />}
        <div className={side}>
          {!isStaff && <Seats season={season} />}
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
        </div>
        <SeasonCard season={season} />
      </div>
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
      <div className={folds}>
        <AlertNews id="home-alerts" limit={3} isFolded />
        <EventsCard newFiles={newFiles} />
        <OwnDetails user={user} rank={rank} />
        <div id="chat">
          <Disclosure
            title={
              <Heading level={2} size="title">
                {content.bot}
              </Heading>
            }
            initiallyOpen={hash === '#chat'}
          >
            <ChatSupport title={content.chat} level={3} indicator={content.live} />
          </Disclosure>
        </div>
      </div>
    </Stack>
  );
};
