import { choices as contract } from '@seatwise/api-client/contract/choices';
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
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { content, dialogs } from '../../../content/choices.ts';
import { useFetched } from '../../../hooks/useQuery.ts';
import { plainList } from '../../../features/choices/choices.css.ts';
import type { ListProps } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';

const copy = dialogs.versions;

interface VersionsDialogProps extends ListProps {
  readonly onClose: () => void;
}

/** The versions of a list, each with a restore button; for a locked list it creates a new list. */
export const VersionsDialog = ({ list, onClose }: VersionsDialogProps) => {
  const { lists, id, name, authority, isLocked, edits } = list;
  const time = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const { data: versions, status, refetch } = useFetched(id, () => lists.versions(id));
  const { failure, run } = useRequest();
  const error = status === 'failed' ? dialogs.failed : failure;
  const restore = async (version: number): Promise<void> => {
    const { entries } = await lists.version(id, version);
    if (isLocked) lists.create(name, entries, authority);
    else edits.edit(entries);
    onClose();
  };
  return (
    <Dialog
      open
      title={copy.title}
      description={isLocked ? copy.hintLocked : copy.hint}
      onClose={onClose}
    >
      <Stack>
        {versions && <LeftOut of={contract.listChoiceVersions} />}
        {error !== undefined && <Notice tone="critical">{error}</Notice>}
        {!versions && (error ? <Button onPress={refetch}>{content.again}</Button> : <Skeleton />)}
        {versions?.length === 0 && <Text>{copy.none}</Text>}
        <ul className={plainList}>
          {versions?.map(({ version, count, savedAt }) => (
            <li key={version}>
              <Inline justify="between">
                <Text as="span" size="small">
                  {copy.version(version, count, time.format(new Date(savedAt)))}
                </Text>
                <Button tone="text" size="compact" onPress={() => void run(() => restore(version))}>
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
