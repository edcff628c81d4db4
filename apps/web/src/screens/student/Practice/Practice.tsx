import type { StoredUser } from '@seatwise/flows/session';
import {
  Button,
  Disclosure,
  EmptyState,
  icons,
  Link,
  Notice,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  Text,
} from '@seatwise/ui';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { content } from '../../../content/practice.ts';
import { paths } from '../../../paths.ts';
import { nextRoundOf } from './Decisions.tsx';
import { PracticeForm } from './PracticeForm.tsx';
import { RoundResult, SeasonEnd } from './RoundResult.tsx';
import { usePractice, type Practice as PracticeView } from './usePractice.ts';

const { simulation } = content;

/** Said on every state of the screen. */
const Simulation = () => (
  <Stack gap="sm">
    <Notice title={simulation.title} tone="info">
      {simulation.text}
    </Notice>
    <Disclosure title={simulation.more}>
      <Stack as="ul" gap="xs">
        {simulation.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </Stack>
    </Disclosure>
  </Stack>
);

const Playing = ({ state, send }: PracticeView) => (
  <Stack>
    <ProgressBar
      label={content.playing(content.roundNames[nextRoundOf(state.context)])}
      share={state.context.share}
    />
    <Button tone="secondary" onPress={() => send({ type: 'round.cancelled' })}>
      {content.cancel}
    </Button>
  </Stack>
);

interface BodyProps {
  readonly practice: PracticeView;
  readonly user: StoredUser;
}

const Body = ({ practice, user }: BodyProps) => {
  const { state, send } = practice;
  const { material, notice } = state.context;
  if (state.matches('loading')) return <Skeleton shape="block" />;
  if (state.matches('failed'))
    return (
      <EmptyState
        title={content.failed}
        icon={icons.CircleAlert}
        action={<Button onPress={() => send({ type: 'load.retried' })}>{content.retry}</Button>}
      >
        {notice?.text}
      </EmptyState>
    );
  if (state.matches('playing')) return <Playing {...practice} />;
  if (state.matches('result')) return <RoundResult {...practice} />;
  if (state.matches('over')) return <SeasonEnd {...practice} />;
  if (material!.lists.every(({ entries }) => entries.length === 0))
    return (
      <EmptyState
        title={content.none.title}
        icon={icons.ListChecks}
        action={
          <Link href={paths.choices} variant="button">
            {content.none.action}
          </Link>
        }
      >
        {content.none.text}
      </EmptyState>
    );
  return <PracticeForm practice={practice} user={user} />;
};

/** A practice allotment: the rounds of the counselling, played for one of the student's lists. */
export const Practice = ({ user }: { readonly user: StoredUser }) => {
  const practice = usePractice(user);
  return (
    <Stack gap="lg">
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <ForStudents role={user.role} />
      <Simulation />
      <Body practice={practice} user={user} />
      <Text tone="muted">{content.free}</Text>
    </Stack>
  );
};
