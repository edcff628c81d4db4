import { AlertDialog } from '@seatwise/ui';
import { content } from '../../../content/officialData.ts';
import { listText } from './listText.ts';
import type { Version } from './useVersions.ts';

const { question: copy } = content;

/** A change to the lists in force, which staff must confirm. */
export interface Question {
  readonly change: 'withdraw' | 'restore';
  readonly version: Version;
}

interface VersionQuestionProps {
  readonly question: Question | undefined;
  readonly busy: boolean;
  readonly onConfirm: (question: Question) => void;
  readonly onCancel: () => void;
}

/** Names the list to withdraw or restore, and says what students will see then. */
export const VersionQuestion = ({ question, busy, onConfirm, onCancel }: VersionQuestionProps) => {
  const { title, message, confirm, tone } = copy[question?.change ?? 'withdraw'];
  return (
    <AlertDialog
      open={question !== undefined}
      title={title}
      message={question ? message(listText(question.version), question.version.next ?? null) : ''}
      confirmLabel={confirm}
      cancelLabel={copy.cancel}
      tone={tone}
      loading={busy}
      onConfirm={() => question && onConfirm(question)}
      onCancel={onCancel}
    />
  );
};
