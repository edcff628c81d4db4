import { choices as contract } from '@seatwise/api-client/contract/choices';
import { Button, EmptyState, Heading, Link, Skeleton, Stack, icons } from '@seatwise/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/choices.ts';
import { choiceListsOf } from '../../../features/choices/choiceLists.ts';
import { useWhenOnline } from '../../../lib/connection.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
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

/** The choice lists: one of them at a time. */
export const Choices = () => {
  const services = useServices();
  const lists = choiceListsOf(services);
  const {
    status,
    lists: open,
    lastUsed,
  } = useSyncExternalStore(lists.state.subscribe, lists.state.get);
  const load = useCallback(() => void lists.load(), [lists]);
  useEffect(() => {
    load();
    // The lists may have been written on another device while this page was hidden.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [load]);
  useWhenOnline(load);
  const leftOut = useLeftOut(contract.listChoiceLists);
  const shown = open.find(({ id }) => id === lastUsed) ?? lists.target() ?? open[0];
  return (
    <Stack gap="xs">
      {!shown && <div className={headStyle}>{head}</div>}
      <ForStudents role={services.session.user()?.role} />
      <LeftOutNotice count={leftOut} />
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
