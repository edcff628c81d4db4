import { Button, Inline, Notice } from '@seatwise/ui';
import { useState } from 'react';
import { comments as copy, sharing } from '../../../content/sharing.ts';
import type { ListShare } from './useListShare.ts';

/** Says that the counsellor wrote, or that it is not known; nothing where there is nothing new. */
export const NewComments = ({ list }: { readonly list: ListShare }) => {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const markRead = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await list.markRead();
      list.reload();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  if (list.hasFailed)
    return (
      <Notice tone="caution">
        <Inline gap="xs">
          {sharing.notLoaded}
          <Button tone="text" size="compact" onPress={list.reload}>
            {sharing.again}
          </Button>
        </Inline>
      </Notice>
    );
  if (list.unread.length === 0) return null;
  return (
    <Notice>
      <Inline gap="xs">
        {copy.unreadCount(list.unread.length)}
        <Button tone="text" size="compact" loading={isBusy} onPress={() => void markRead()}>
          {copy.markRead}
        </Button>
        {hasFailed && sharing.failed}
      </Inline>
    </Notice>
  );
};
