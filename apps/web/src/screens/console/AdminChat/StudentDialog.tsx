import { Dialog } from '@seatwise/ui';
import { student as copy } from '../../../content/conversations.ts';
import { ConversationNotes } from './ConversationNotes.tsx';
import { StudentFacts } from './StudentFacts.tsx';

interface StudentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly conversationId: number;
}

/** The student and the notes, where no room is beside the conversation. */
export const StudentDialog = ({ open, onClose, conversationId }: StudentDialogProps) => (
  <Dialog open={open} onClose={onClose} title={copy.title}>
    <StudentFacts conversationId={conversationId} />
    <ConversationNotes conversationId={conversationId} />
  </Dialog>
);
