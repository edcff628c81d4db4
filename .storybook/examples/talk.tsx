import { ChatBubble, ChatPanel, ConversationList, EmptyState } from '@seatwise/ui';
import { useState } from 'react';

export const ChatBubbleExample = () => (
  <ChatBubble sender="Meera" time="10:43" text="Namaste, how can I help?" own={false} />
);

export const ChatPanelExample = () => {
  const [draft, setDraft] = useState('');
  const [texts, setTexts] = useState(['Namaste, how can I help?']);
  return (
    <ChatPanel
      title="Ask a counsellor"
      messages={texts.map((text, index) => ({ key: String(index), text }))}
      renderMessage={({ text }) => <p>{text}</p>}
      announcementOf={({ text }) => text}
      draft={draft}
      onDraftChange={({ value }) => setDraft(value)}
      onSend={() => {
        setTexts([...texts, draft]);
        setDraft('');
      }}
      placeholder="Type your message..."
    />
  );
};

export const ConversationListExample = () => {
  const [selected, setSelected] = useState(1);
  return (
    <ConversationList
      label="Conversations"
      conversations={[
        { id: 1, name: 'Ananya Sharma', lastUpdated: 'Today, 10:43' },
        { id: 2, name: 'Vikram Reddy', lastUpdated: 'Today, 09:12', unread: 2 },
      ]}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      empty={<EmptyState title="No conversations yet" />}
    />
  );
};
