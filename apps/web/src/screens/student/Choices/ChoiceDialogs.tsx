import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { onPortal, openOutlook, proposedOrder, type Choice } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { AlertDialog, Button, Checkbox, Dialog, Link, Notice, Stack, Text } from '@seatwise/ui';
import { useState } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content, dialogs as copy } from '../../../content/choices.ts';
import { collegePath } from '../../../paths.ts';
import { ChoiceFacts } from '../../../features/choices/ChoiceFacts.tsx';
import { Deadline } from './Deadline.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { Giver } from '../../../features/choices/useGiver.ts';
import { TextDialog, type TextQuestion } from '../../../features/choices/TextDialog.tsx';
import { chancesText, nameOf, type ListProps, type ShownList } from './useChoiceList.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { useElsewhere } from './useElsewhere.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { Warnings } from '../../../features/choices/Warnings.tsx';

type OpenTextDialog =
  | { readonly type: 'create'; readonly giver: Giver }
  | { readonly type: 'rename' }
  | { readonly type: 'position' | 'note'; readonly entry: Choice };

/** The dialog that is open above a list. */
export type OpenDialog =
  | OpenTextDialog
  | { readonly type: 'details'; readonly entry: Choice; readonly marks: string | undefined }
  | { readonly type: 'remove' | 'versions' | 'propose' | 'lock' | 'share' };

interface DialogProps extends ListProps {
  readonly onClose: () => void;
}

const { nameLength, noteLength } = choiceLimits;

/** A question for the name of a list; no other list may have the same name. */
const nameQuestion = ({ all }: ShownList, ownId?: string) => ({
  label: copy.create.label,
  maxLength: nameLength,
  errorOf: (value: string): string | undefined => {
    const name = value.trim();
    if (name === '') return copy.create.missing;
    const isTaken = all.some((other) => other.name === name && other.id !== ownId);
    return isTaken ? copy.create.taken : undefined;
  },
});

const positionQuestion = (list: ShownList, entry: Choice): TextQuestion => {
  const { label, wrong, title, move } = copy.position;
  const { items, edits } = list;
  const present = items.findIndex((item) => seatKey(item) === seatKey(entry));
  return {
    title,
    description: nameOf(entry),
    label: label(items.length),
    confirm: move,
    initial: String(present + 1),
    inputMode: 'numeric',
    errorOf: (value) => {
      const isPosition = /^\d+$/.test(value.trim());
      const isInList = Number(value) >= 1 && Number(value) <= items.length;
      return isPosition && isInList ? undefined : wrong(items.length);
    },
    onConfirm: (value) => edits.move(entry, Number(value) - 1),
  };
};

/** Returns the question of a dialog that asks for one text. */
const textQuestion = (list: ShownList, dialog: OpenTextDialog): TextQuestion => {
  const { lists, id, name, edits } = list;
  switch (dialog.type) {
    case 'create':
      return {
        ...nameQuestion(list),
        title: copy.create.title,
        description: copy.create.of(dialog.giver.name, dialog.giver.state),
        initial: lists.nextName(dialog.giver.state),
        onConfirm: (created) => lists.create(created, [], dialog.giver.key),
      };
    case 'rename':
      return {
        ...nameQuestion(list, id),
        title: copy.rename.title,
        initial: name,
        onConfirm: (renamed) => lists.rename(id, renamed),
      };
    case 'position':
      return positionQuestion(list, dialog.entry);
    case 'note':
      return {
        ...copy.note,
        description: nameOf(dialog.entry),
        initial: dialog.entry.note ?? '',
        draft: `note ${seatKey(dialog.entry)}`,
        maxLength: noteLength,
        onConfirm: (note) => edits.note(dialog.entry, note),
      };
  }
};

/** The dialogs that ask for a confirmation. */
const questions = {
  remove: {
    ...copy.remove,
    tone: 'critical',
    messageOf: ({ name }: ShownList) => copy.remove.message(name),
    onConfirm: ({ lists, id }: ShownList) => lists.remove(id),
  },
  propose: {
    ...copy.propose,
    tone: 'primary',
    messageOf: () => copy.propose.message,
    onConfirm: ({ edits, items, known, round }: ShownList) =>
      edits.edit(proposedOrder(items, { ...known, round })),
  },
} as const;

/** The warnings, or a note that the list could not be checked; without either the list would seem faultless. */
const Checked = ({ list }: ListProps) => {
  const { known, elsewhere } = useElsewhere(list);
  if (known.retry) return <LoadFailure onRetry={known.retry}>{copy.lock.unchecked}</LoadFailure>;
  if (known.isLoading) return <output>{copy.lock.checking}</output>;
  return <Warnings list={{ ...list, known, elsewhere }} isReadOnly />;
};

/** Locks the list for good, after the student has read it. */
const LockDialog = ({ list, onClose }: DialogProps) => {
  const { isBusy, failure, run } = useRequest();
  const [isRead, setRead] = useState(false);
  const { giver } = list;
  const lock = async (): Promise<void> => {
    if (await run(list.lock)) onClose();
  };
  return (
    <Dialog
      open
      title={copy.lock.title}
      description={copy.lock.message(giver.name, giver.site)}
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={!isRead} loading={isBusy} onPress={() => void lock()}>
            {copy.lock.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <Deadline giver={giver} />
        <Text size="small">{chancesText(list)}</Text>
        <Checked list={list} />
        <Text size="small">{copy.lock.final(giver.site)}</Text>
        <Checkbox
          label={copy.lock.read}
          checked={isRead}
          onChange={({ checked }) => setRead(checked)}
        />
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
};

interface DetailsProps extends DialogProps {
  readonly dialog: Extract<OpenDialog, { type: 'details' }>;
}

/** Everything known about a choice, because a row on a phone has room only for a part of it. */
const ChoiceDetails = ({ dialog: { entry, marks }, list, onClose }: DetailsProps) => {
  const outlook = list.known.outlooks.get(seatKey(entry));
  const code = onPortal([entry], list.known.outlooks)[0]?.code;
  return (
    <Dialog open title={entry.institute} onClose={onClose}>
      <Stack gap="xs">
        <Text>
          {[content.place(entry.city, entry.state), content.seat(entry.subject, entry.quotaName)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {marks !== undefined && <Text tone="caution">{marks}</Text>}
        <ChoiceFacts
          outlook={outlook}
          round={list.round}
          mayApply={openOutlook(entry, list.known) !== undefined}
          isWide
        />
        {entry.note && <Text>{entry.note}</Text>}
        {code !== undefined && <Text tone="muted">{content.code(code)}</Text>}
        {outlook?.hasPage !== false && (
          <Link href={collegePath(entry.instituteCode)}>{content.aboutCollege}</Link>
        )}
      </Stack>
    </Dialog>
  );
};

interface QuestionDialogProps extends DialogProps {
  readonly question: (typeof questions)[keyof typeof questions];
}

const QuestionDialog = ({ question, list, onClose }: QuestionDialogProps) => {
  const { isBusy, failure, run } = useRequest();
  const confirm = async (): Promise<void> => {
    if (await run(() => question.onConfirm(list))) onClose();
  };
  return (
    <AlertDialog
      open
      title={question.title}
      message={question.messageOf(list)}
      confirmLabel={question.confirm}
      cancelLabel={copy.cancel}
      tone={question.tone}
      loading={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </AlertDialog>
  );
};

interface ChoiceDialogsProps extends DialogProps {
  readonly dialog: OpenDialog;
}

/** The dialogs of a list; each closes once it has done its job. */
export const ChoiceDialogs = ({ dialog, list, onClose }: ChoiceDialogsProps) => {
  switch (dialog.type) {
    case 'details':
      return <ChoiceDetails dialog={dialog} list={list} onClose={onClose} />;
    case 'versions':
      return <VersionsDialog list={list} onClose={onClose} />;
    case 'share':
      return <ShareDialog share={list.share} onClose={onClose} />;
    case 'lock':
      return <LockDialog list={list} onClose={onClose} />;
    case 'remove':
    case 'propose':
      return <QuestionDialog question={questions[dialog.type]} list={list} onClose={onClose} />;
    default:
      return <TextDialog {...textQuestion(list, dialog)} onClose={onClose} />;
  }
};
