import { rounds } from '@seatwise/flows/counselling-rules';
import { isPlayable, type Material } from '@seatwise/flows/practice';
import type { StoredUser } from '@seatwise/flows/session';
import {
  Button,
  Disclosure,
  EmptyState,
  icons,
  Inline,
  Link,
  Notice,
  PageHeader,
  ProgressBar,
  Stack,
  Text,
  useListFormatter,
} from '@seatwise/ui';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { content } from '../../../content/practice.ts';
import { paths } from '../../../paths.ts';
import { nextRoundOf } from './Decisions.tsx';
import { PracticeForm } from './PracticeForm.tsx';
import { RoundResult, SeasonEnd } from './RoundResult.tsx';
import { usePractice, type Practice as PracticeView } from './usePractice.ts';

const { simulation } = content;

/** Says which ranks the rounds are allotted by: official ranks and estimates. */
const dataSentences = (
  { rounds: given, year }: Material['seats'],
  list: Intl.ListFormat,
): string => {
  const named = (basis: (typeof given)[number]['basis']) =>
    list.format(
      given.flatMap((of, index) =>
        of.basis === basis ? [content.roundNames[rounds[index]!]] : [],
      ),
    );
  const [official, estimate] = [named('official'), named('estimate')];
  return [
    official && simulation.official(official, String(year)),
    estimate && simulation.estimate(estimate),
  ]
    .filter(Boolean)
    .join(' ');
};

/** A note on every state of the screen that this is a simulation; opening it shows the data behind it. */
const Simulation = ({ state }: Pick<PracticeView, 'state'>) => {
  const list = useListFormatter();
  const { material } = state.context;
  const data = material && dataSentences(material.seats, list);
  return (
    <Stack gap="xxs">
      <Text as="strong" size="small" weight="semibold">
        {simulation.title}
      </Text>
      <Text size="small" tone="muted">
        {simulation.text}
      </Text>
      <Disclosure quiet title={simulation.more}>
        <Stack as="ul" gap="xs">
          {data && <li>{data}</li>}
          {simulation.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
};

const Playing = ({ state, send }: PracticeView) => (
  <Stack>
    <ProgressBar
      label={content.playing(content.roundNames[nextRoundOf(state.context)])}
      share={state.context.share}
    />
    <Inline>
      <Button tone="secondary" onPress={() => send({ type: 'round.cancelled' })}>
        {content.cancel}
      </Button>
    </Inline>
  </Stack>
);

interface BodyProps {
  readonly practice: PracticeView;
  readonly user: StoredUser;
}

const hasNoList = ({ context: { material } }: PracticeView['state']): boolean =>
  material !== null &&
  material.lists.every((list) => list.entries.length === 0 || !isPlayable(list));

/** True for an exam without any list of results, such as MDS, whose rounds cannot be played. */
const hasNoRanks = ({ context: { material } }: PracticeView['state']): boolean =>
  material?.seats.cells.programme.length === 0;

const namesOfStateLists = ({ context: { material } }: PracticeView['state']): readonly string[] =>
  (material?.lists ?? []).flatMap((list) => (isPlayable(list) ? [] : [list.name]));

/** Says why a state's lists cannot be played. */
const StateLists = ({ state }: Pick<PracticeView, 'state'>) => {
  const names = namesOfStateLists(state);
  return names.length > 0 && <Notice>{content.stateLists(names)}</Notice>;
};

const Body = ({ practice, user }: BodyProps) => {
  const { state, send } = practice;
  const { notice } = state.context;
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
  if (hasNoRanks(state))
    return (
      <EmptyState title={content.noRanks.title} icon={icons.ListChecks}>
        {content.noRanks.text}
      </EmptyState>
    );
  if (hasNoList(state))
    return (
      <EmptyState
        title={namesOfStateLists(state).length > 0 ? content.none.besideStates : content.none.title}
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
  return <PracticeForm key={user.air} practice={practice} user={user} />;
};

/** A practice allotment, which plays the rounds of the counselling with one of the student's lists. */
export const Practice = ({ user }: { readonly user: StoredUser }) => {
  const practice = usePractice(user);
  const isLoading = practice.state.matches('loading');
  return (
    <Stack gap="lg">
      <PageHeader title={content.title} subtitle={content.subtitle} />
      <ForStudents role={user.role} />
      <StateLists state={practice.state} />
      {isLoading ? <Loading label={content.title} /> : <Body practice={practice} user={user} />}
      {!hasNoRanks(practice.state) && <Simulation key={String(isLoading)} state={practice.state} />}
      <Text key={`free ${isLoading}`} tone="muted">
        {content.free}
      </Text>
    </Stack>
  );
};
