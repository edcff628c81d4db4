import { choices as contract } from '@seatwise/api-client/contract/choices';
import type { Choice } from '@seatwise/flows/choices';
import {
  Button,
  Dialog,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Text,
  useDateFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { content, dialogs } from '../../../content/choices.ts';
import type { ChoiceLists, OpenList } from '../../../features/choices/choiceLists.ts';
import { useFetched } from '../../../hooks/useQuery.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { plainList } from './Choices.css.ts';

const copy = dialogs.versions;

interface VersionsDialogProps {
  readonly lists: ChoiceLists;
  readonly list: OpenList;
  readonly onRestore: (entries: readonly Choice[]) => void;
  readonly onClose: () => void;
}

/** The versions of a list; each can be restored, of a locked list as a new one. */
export const VersionsDialog = ({ lists, list, onRestore, onClose }: VersionsDialogProps) => {
  const { id, name } = list;
  const isLocked = list.lockedAt !== null;
  const time = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const { data: versions, status, refetch } = useFetched(id, () => lists.versions(id));
  const leftOut = useLeftOut(contract.listChoiceVersions);
  const [hasRestoreFailed, setRestoreFailed] = useState(false);
  const hasFailed = status === 'failed' || hasRestoreFailed;
  const restore = async (version: number): Promise<void> => {
    setRestoreFailed(false);
    try {
      const { entries } = await lists.version(id, version);
      if (isLocked) lists.create(name, entries);
      else onRestore(entries);
      onClose();
    } catch {
      setRestoreFailed(true);
    }
  };
  return (
    <Dialog
      open
      title={copy.title}
      description={isLocked ? copy.hintLocked : copy.hint}
      onClose={onClose}
    >
      <Stack>
        {versions && <LeftOutNotice count={leftOut} />}
        {hasFailed && <Notice tone="critical">{dialogs.failed}</Notice>}
        {!versions && hasFailed && <Button onPress={refetch}>{content.again}</Button>}
        {!versions && !hasFailed && <Skeleton />}
        {versions?.length === 0 && <Text>{copy.none}</Text>}
        <ul className={plainList}>
          {versions?.map(({ version, count, savedAt }) => (
            <li key={version}>
              <Inline justify="between">
                <Text as="span" size="small">
                  {copy.version(version, count, time.format(new Date(savedAt)))}
                </Text>
                <Button tone="text" size="compact" onPress={() => void restore(version)}>
                  {isLocked ? copy.restoreAsNew : copy.restore}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
};
