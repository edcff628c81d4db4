import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { Button, EmptyState, icons, Link, Notice, PageHeader, Spinner, Stack } from '@seatwise/ui';
import { lazy } from 'react';
import { content } from '../../../content/college.ts';
import { DeferredHydration } from '../../../hydration/DeferredHydration.tsx';
import { ForGuests } from '../../../hydration/ForGuests.tsx';
import { usePageMeta } from '../../../routing/pageMeta.ts';
import { collegePath, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import { examOfUser } from '../../../session/examOfUser.ts';
import { useUser } from '../../../session/session.ts';
import { CollegeFacts } from './CollegeFacts.tsx';
import { CollegeStanding } from './CollegeStanding.tsx';
import { collegeMeta } from './collegeMeta.ts';
import { expected } from './College.css.ts';
import { placeName } from '../../../content/places.ts';
import { useWays } from './useWays.ts';
import { useCollege, type CollegeDetails } from './useCollege.ts';

/** Visitors come for what is above these parts, so their code loads after it. */
const CollegeParts = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./CollegeParts.tsx'))).CollegeParts,
}));

const placeOf = ({ kind, state }: CollegeDetails): string =>
  [kind ? content.kinds[kind] : '', state ? placeName(state) : ''].filter(Boolean).join(', ');

const Details = ({ college }: { readonly college: CollegeDetails }) => {
  const { session } = useServices();
  const user = useUser(session);
  const exam = examOfUser(user);
  // For NEET UG, MCC has no code, seats or ranks of a college that only its state fills.
  const isOfState =
    !portalCode(college.code) && college.seats.length === 0 && college.ranks.length === 0;
  // Most visitors come for NEET UG; a switch shows the other seats.
  const visitorExam =
    isOfState || college.seats.some(({ program }) => examOfProgramme(program.trim()) === 'UG')
      ? 'UG'
      : undefined;
  const ways = useWays(college.code, exam ?? visitorExam);
  usePageMeta(collegeMeta(college));
  return (
    <Stack gap="xl">
      <PageHeader
        title={college.name}
        subtitle={[placeOf(college), portalCode(college.code) && content.code(college.code)]
          .filter(Boolean)
          .join(' · ')}
        actions={
          user &&
          !isOfState && (
            <Link
              href={`${paths.colleges}?${new URLSearchParams({ instNm: college.name }).toString()}`}
              variant="button"
              tone="secondary"
            >
              {content.inFinder}
            </Link>
          )
        }
      />
      {college.formerHolder && (
        <Notice tone="info">
          {content.formerHolder(college.code, college.formerHolder.name)}{' '}
          {portalCode(college.formerHolder.code) && (
            <Link href={collegePath(college.formerHolder.code)}>{content.toFormerHolder}</Link>
          )}
        </Notice>
      )}
      <ForGuests>
        <CollegeStanding college={college} exam={exam ?? visitorExam} user={user} ways={ways} />
        <CollegeFacts college={college} exam={exam} />
        <DeferredHydration>
          <CollegeParts
            college={college}
            exam={exam ?? visitorExam}
            user={user}
            ways={ways}
            isOfState={isOfState}
          />
        </DeferredHydration>
      </ForGuests>
    </Stack>
  );
};

interface AbsentProps {
  readonly code: string;
  readonly reason: 'missing' | 'notOffered' | 'failed';
  readonly onRetry: () => void;
}

const Absent = ({ code, reason, onRetry }: AbsentProps) => {
  usePageMeta({ title: content.title(content[reason]), isPrivate: true });
  return (
    <Stack gap="lg">
      <PageHeader title={content[reason]} />
      <EmptyState
        title={reason === 'missing' ? content.missingHint(code) : content[`${reason}Hint`]}
        icon={icons.Building2}
        action={
          reason === 'failed' ? (
            <Button tone="secondary" onPress={onRetry}>
              {content.again}
            </Button>
          ) : (
            <Link href={paths.landing} variant="button" tone="secondary">
              {content.home}
            </Link>
          )
        }
      />
    </Stack>
  );
};

interface CollegeProps {
  readonly code: string;
}

const CollegePage = ({ code }: CollegeProps) => {
  const { loaded, retry } = useCollege(code);
  if (loaded === 'loading')
    return (
      <div className={expected}>
        <Spinner label={content.loading} />
      </div>
    );
  if (typeof loaded === 'string') return <Absent code={code} reason={loaded} onRetry={retry} />;
  return <Details college={loaded} />;
};

/** The public page with everything known about a college. */
export const College = ({ code }: CollegeProps) => <CollegePage key={code} code={code} />;
