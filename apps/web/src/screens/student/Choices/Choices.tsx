import { choices as contract } from '@seatwise/api-client/contract/choices';
import { Button, EmptyState, Heading, Link, Skeleton, Stack, icons } from '@seatwise/ui';
import { useCallback, useEffect } from 'react';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/choices.ts';
import { choiceListsOf } from '../../../features/choices/choiceLists.ts';
import { useWhenOnline, useWhenVisible } from '../../../lib/connection.ts';
import { useStore } from '../../../lib/useStore.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { ChoiceListView } from './ChoiceListView.tsx';
import { headStyle } from './Choices.css.ts';

const head = (
  <>
    <Heading level={1} size="headline">
      {content.title}
    </Heading>
    <Link href={paths.prediction} variant="button" size="compact" icon={icons.Plus}>
      {content.addFrom}
    </Link>
  </>
);

/** The choice lists, one at a time. */
export const Choices = () => {
  const services = useServices();
  const lists = choiceListsOf(services);
  const { status, lists: open, lastUsed } = useStore(lists.state);
  const load = useCallback(() => void lists.load(), [lists]);
  useEffect(load, [load]);
  // The lists may have been written on another device while this page was hidden.
  useWhenVisible(load);
  useWhenOnline(load);
  const shown = open.find(({ id }) => id === lastUsed) ?? lists.target() ?? open[0];
  return (
    <Stack gap="xs">
      {!shown && <div className={headStyle}>{head}</div>}
      <ForStudents role={services.session.user()?.role} />
      <LeftOut of={contract.listChoiceLists} />
      {shown ? (
        <ChoiceListView key={shown.id} lists={lists} list={shown} head={head} />
      ) : status === 'loading' ? (
        <Skeleton />
      ) : status === 'failed' ? (
        <EmptyState
          title={content.failed}
          icon={icons.CircleAlert}
          action={<Button onPress={load}>{content.again}</Button>}
        >
          {content.failedHint}
        </EmptyState>
      ) : (
        <EmptyState title={content.empty} icon={icons.ListChecks}>
          {content.emptyHint}
        </EmptyState>
      )}
    </Stack>
  );
};
