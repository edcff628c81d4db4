import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { filledReply, type Conversation } from '@seatwise/flows/chat';
import { Menu } from '@seatwise/ui';
import { useState } from 'react';
import { replies as copy } from '../../../content/conversations.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import type { Query } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import { SavedRepliesDialog, type Reply } from './SavedRepliesDialog.tsx';

interface SavedRepliesProps {
  readonly query: Query<readonly Reply[] | null>;
  readonly conversation: Conversation;
  /** Called with a text whose placeholders are filled in. */
  readonly onChoose: (text: string) => void;
}

const editing = 'edit';

/** A menu of saved replies. */
export const SavedReplies = ({
  query,
  conversation: { id, student },
  onChoose,
}: SavedRepliesProps) => {
  const { api } = useServices();
  const [isEditing, setIsEditing] = useState(false);
  const replies = query.data ?? [];

  const choose = async (text: string): Promise<void> => {
    let plan: string | null | undefined;
    if (text.includes('{plan}'))
      try {
        ({ plan } = await api.area(contract).readStudent({ conversationId: id }));
      } catch (error) {
        // The unfilled placeholder stays visible in the text.
        logFailure(error);
      }
    onChoose(filledReply(text, { name: student?.username, plan }));
  };

  return (
    <>
      <Menu
        label={copy.menu}
        trigger={copy.trigger}
        items={[
          ...replies.map((reply) => ({ id: String(reply.id), label: reply.title })),
          { id: editing, label: copy.edit },
        ]}
        onSelect={({ id: chosen }) => {
          const reply = replies.find((each) => String(each.id) === chosen);
          if (reply) void choose(reply.text);
          else setIsEditing(true);
        }}
      />
      <SavedRepliesDialog open={isEditing} onClose={() => setIsEditing(false)} query={query} />
    </>
  );
};
