import { roomTaken } from '@seatwise/flows/choices';
import { Button, Inline, Link, Notice, Stack, Text } from '@seatwise/ui';
import { content, dialogs } from '../../../content/choices.ts';
import { comments, sharing } from '../../../content/sharing.ts';
import { Conflict } from '../../../features/choices/Conflict.tsx';
import { MissingChances } from '../../../features/choices/MissingChances.tsx';
import { paths } from '../../../paths.ts';
import { legend } from './Choices.css.ts';
import { AfterLock } from './AfterLock.tsx';
import type { ListProps } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

const nearlyFull = 0.8;

/** Says that the lists are full, or soon will be, and what the student can do. */
const Room = ({ list: { all, state } }: ListProps) => {
  const { room: copy } = content;
  const taken = roomTaken(all.map(({ actor }) => actor.getSnapshot().context.list.items));
  if (state.matches('full')) return <Notice tone="critical">{copy.full}</Notice>;
  if (taken < nearlyFull) return null;
  return <Notice tone="caution">{copy.nearlyFull(Math.min(100, Math.floor(taken * 100)))}</Notice>;
};

/** Asks what to do with edits to a list that was locked before they were saved. */
const LateEdits = ({ list: { lists, name, authority, state, send } }: ListProps) => {
  const { lateEdits: copy } = dialogs;
  const drop = (): void => send({ type: 'edits.dropped' });
  return (
    <Notice tone="caution" title={copy.title}>
      <Stack gap="xs">
        <Text>{copy.message}</Text>
        <Inline gap="xs">
          <Button
            tone="secondary"
            size="compact"
            onPress={() => {
              drop();
              lists.create(name, state.context.list.items, authority);
            }}
          >
            {copy.copy}
          </Button>
          <Button tone="quiet" size="compact" onPress={drop}>
            {copy.drop}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
};

/** Says that the counsellor has commented, or that this is unknown; renders nothing if there is nothing new. */
const NewComments = ({ list: { share } }: ListProps) => {
  const { isBusy, failure, run } = useRequest();
  if (share.hasFailed)
    return (
      <Notice tone="caution">
        <Inline gap="xs">
          {sharing.notLoaded}
          <Button tone="text" size="compact" onPress={share.reload}>
            {sharing.again}
          </Button>
        </Inline>
      </Notice>
    );
  if (share.unread.length === 0) return null;
  return (
    <Notice>
      <Inline gap="xs">
        {comments.unreadCount(share.unread.length)}
        <Button
          tone="text"
          size="compact"
          loading={isBusy}
          onPress={() => void run(share.markRead)}
        >
          {comments.markRead}
        </Button>
        {failure}
      </Inline>
    </Notice>
  );
};

/** The notices about a list, above its choices. */
export const ChoiceNotices = ({ list }: ListProps) => {
  const { isLocked, state, known } = list;
  return (
    <>
      <Room list={list} />
      {isLocked && <AfterLock giver={list.giver} />}
      {state.matches('conflict') && !isLocked && (
        <Conflict list={state.context.list} send={list.send} />
      )}
      {list.hasLateEdits && <LateEdits list={list} />}
      <NewComments list={list} />
      <MissingChances onRetry={known.retry} />
      {known.isProfileMissing && !isLocked && list.items.length > 0 && (
        <div className={legend}>
          <Link href={paths.applicant} standalone>
            {content.answerQuestions}
          </Link>
        </div>
      )}
    </>
  );
};
