import { AlertDialog } from '@seatwise/ui';
import { content } from '../../../content/officialData.ts';
import { listText } from './listText.ts';
import type { Version } from './useVersions.ts';

const { question: copy } = content;

/** A change of what students see, which has to be confirmed. */
export interface Question {
  readonly change: 'rollBack' | 'withdraw' | 'restore';
  readonly version: Version;
  /** The version that a roll-back leads to; 0 for the samples. */
  readonly to?: number;
}

const titleOf = ({ change, to = 0 }: Question): string =>
  change === 'rollBack' ? copy.rollBack(content.rollBack(to)) : copy[change].title;

const messageOf = ({ change, version }: Question): string => {
  const list = listText(version);
  if (change === 'restore') return copy.restore.message(list);
  return copy.withdraw.message(list, version.next ?? null);
};

interface VersionQuestionProps {
  readonly question: Question | undefined;
  readonly busy: boolean;
  readonly onConfirm: (question: Question) => void;
  readonly onCancel: () => void;
}

/** Names the list that is withdrawn or put back, and says what students see then. */
export const VersionQuestion = ({ question, busy, onConfirm, onCancel }: VersionQuestionProps) => (
  <AlertDialog
    open={question !== undefined}
    title={question ? titleOf(question) : ''}
    message={question ? messageOf(question) : ''}
    confirmLabel={copy.confirm[question?.change ?? 'withdraw']}
    cancelLabel={copy.cancel}
    tone={question?.change === 'restore' ? 'primary' : 'critical'}
    loading={busy}
    onConfirm={() => question && onConfirm(question)}
    onCancel={onCancel}
  />
);
