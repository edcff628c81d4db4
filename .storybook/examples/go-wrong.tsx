import { Button, EmptyState, ErrorSummary, icons, Notice, Toast } from '@seatwise/ui';
import { useState } from 'react';

export const NoticeExample = () => (
  <Notice tone="critical" title="Your details were not saved">
    Check your connection and try again.
  </Notice>
);

export const ErrorSummaryExample = () => (
  <ErrorSummary
    title="There is a problem"
    problems={[{ fieldId: 'rank', message: 'Enter your rank' }]}
    attempt={0}
  />
);

export const EmptyStateExample = () => (
  <EmptyState
    title="No seats found"
    icon={icons.Search}
    action={<Button tone="secondary">Clear filters</Button>}
  >
    Remove a filter to see more.
  </EmptyState>
);

export const ToastExample = () => {
  const [messages, setMessages] = useState<readonly { id: string; message: string }[]>([]);
  return (
    <>
      <Button
        tone="secondary"
        onPress={() => setMessages([{ id: 'failed', message: 'Failed to update details' }])}
      >
        Update details
      </Button>
      <Toast messages={messages} onDismiss={() => setMessages([])} />
    </>
  );
};
