import type { AnswerOf } from '@seatwise/api-client';
import { sharing } from '@seatwise/api-client/contract/constants/choices';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { useState } from 'react';
import { shared as copy } from '../../../content/sharing.ts';
import { TextDialog } from '../../../features/choices/TextDialog.tsx';
import { useServices } from '../../../services/services.ts';

export type SharedEntry = AnswerOf<typeof sharedLists.readSharedList>['entries'][number];

interface CommentDialogProps {
  /** The token of the link. */
  readonly token: string;
  /** The seat that the comment is about. */
  readonly entry: SharedEntry;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** A dialog to comment on a seat for the student. */
export const CommentDialog = ({ token, entry, onSent, onClose }: CommentDialogProps) => {
  const { api } = useServices();
  // Retries use the same id, so that the server stores the comment once.
  const [id] = useState(() => crypto.randomUUID());
  const { institute, instituteCode, subject, quotaName } = entry;
  return (
    <TextDialog
      title={copy.comment(institute)}
      description={copy.hint}
      label={copy.label}
      isLong
      maxLength={sharing.commentLength}
      errorOf={(text) => (text.trim() === '' ? copy.missingText : undefined)}
      confirm={copy.send}
      failed={copy.notSent}
      onConfirm={async (text) => {
        const comment = { token, id, instituteCode, subject, quotaName, text };
        await api.area(sharedLists).commentOnSharedList(comment);
        onSent();
      }}
      onClose={onClose}
    />
  );
};
