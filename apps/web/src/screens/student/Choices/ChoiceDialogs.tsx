import { ApiError } from '@seatwise/api-client';
import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { proposedOrder } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { AlertDialog, Notice } from '@seatwise/ui';
import { useState } from 'react';
import { dialogs as copy } from '../../../content/choices.ts';
import type { ChoiceLists, OpenList } from '../../../features/choices/choiceLists.ts';
import type { OpenDialog } from './dialogTypes.ts';
import { LockDialog } from './LockDialog.tsx';
import { TextDialog } from './TextDialog.tsx';
import type { ShownList } from './useChoiceList.ts';
import type { SeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { ListShare } from './useListShare.ts';
import { Warnings } from './Warnings.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

interface ChoiceDialogsProps {
  readonly dialog: OpenDialog;
  readonly lists: ChoiceLists;
  readonly list: OpenList;
  readonly shown: ShownList;
  readonly outlooks: SeatKnowledge['outlooks'];
  readonly profile: SeatKnowledge['profile'];
  readonly share: ListShare;
  readonly onClose: () => void;
}

const { nameLength, noteLength } = choiceLimits;

/** The dialogs of a list. */
export const ChoiceDialogs = (props: ChoiceDialogsProps) => {
  const { dialog, lists, list, shown, outlooks, onClose } = props;
  const nameError = (value: string): string | undefined => {
    const name = value.trim();
    if (name === '') return copy.create.missing;
    const { lists: all } = lists.state.get();
    const isTaken = all.some(
      (other) => other.name === name && (dialog.type === 'create' || other.id !== list.id),
    );
    return isTaken ? copy.create.taken : undefined;
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (call: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      setFailure(said ?? copy.failed);
    }
    setBusy(false);
  };
  const waiting = { loading: isBusy, failure, onClose };

  switch (dialog.type) {
    case 'create':
      return (
        <TextDialog
          {...waiting}
          title={copy.create.title}
          label={copy.create.label}
          initial={lists.nextName()}
          maxLength={nameLength}
          errorOf={nameError}
          onConfirm={(name) => {
            lists.create(name);
            onClose();
          }}
        />
      );
    case 'rename':
      return (
        <TextDialog
          {...waiting}
          title={copy.rename.title}
          label={copy.create.label}
          initial={list.name}
          maxLength={nameLength}
          errorOf={nameError}
          onConfirm={(name) => void run(() => lists.rename(list.id, name))}
        />
      );
    case 'remove':
      return (
        <AlertDialog
          open
          title={copy.remove.title}
          message={copy.remove.message(list.name)}
          confirmLabel={copy.remove.confirm}
          cancelLabel={copy.cancel}
          tone="critical"
          loading={isBusy}
          onConfirm={() => void run(() => lists.remove(list.id))}
          onCancel={onClose}
        >
          {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        </AlertDialog>
      );
    case 'versions':
      return <VersionsDialog lists={lists} list={list} onRestore={shown.edit} onClose={onClose} />;
    case 'propose':
      return (
        <AlertDialog
          open
          title={copy.propose.title}
          message={copy.propose.message}
          confirmLabel={copy.propose.confirm}
          cancelLabel={copy.cancel}
          onConfirm={() => {
            shown.edit(proposedOrder(shown.items, outlooks));
            onClose();
          }}
          onCancel={onClose}
        />
      );
    case 'share':
      return <ShareDialog list={props.share} onClose={onClose} />;
    case 'lock':
      return (
        <LockDialog {...waiting} onConfirm={() => void run(() => lists.lock(list))}>
          <Warnings
            listId={list.id}
            entries={shown.items}
            outlooks={outlooks}
            profile={props.profile}
            isReadOnly
          />
        </LockDialog>
      );
    case 'position': {
      const { entry } = dialog;
      const count = shown.items.length;
      const present = shown.items.findIndex((item) => seatKey(item) === seatKey(entry));
      const { wrong, label, title, move } = copy.position;
      return (
        <TextDialog
          title={title}
          label={label(count)}
          confirm={move}
          initial={String(present + 1)}
          inputMode="numeric"
          errorOf={(value) =>
            /^\d+$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= count
              ? undefined
              : wrong(count)
          }
          onConfirm={(value) => {
            shown.move(entry, Number(value) - 1);
            onClose();
          }}
          onClose={onClose}
        />
      );
    }
    case 'note':
      return (
        <TextDialog
          {...copy.note}
          initial={dialog.entry.note ?? ''}
          maxLength={noteLength}
          onConfirm={(note) => {
            shown.note(dialog.entry, note);
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
};
