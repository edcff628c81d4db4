import { messagePageSize } from '@seatwise/api-client/contract/constants/chat';
import {
  chatMachine,
  conversationsMachine,
  createSocket,
  type Conversation,
  type ConversationQuery,
  type LoadedConversations,
  type EarlierPage,
  type EarlierQuery,
  type MessageRow,
  type NewestQuery,
  type OpenChatSocket,
} from '@seatwise/flows/chat';
import { Box, Button, EmptyState, Stack } from '@seatwise/ui';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, SimulatedClock } from 'xstate';
import { admin as content } from '../content/chat.ts';
import { LiveChat } from '../features/chat/LiveChat.tsx';
import { ServicesProvider } from '../services/services.ts';
import { storyServices } from './storyServices.ts';

interface StagedChatProps {
  /** The connection: 'live' accepts without echoes, 'silent' never opens, 'cut' fails, 'refused' rejects the token. */
  readonly line: 'live' | 'silent' | 'cut' | 'refused';
  /** The number of earlier messages, or how loading them fails. */
  readonly history: number | 'never' | 'fails';
  /** Whether the server supports pages; otherwise it lists everything. @default true */
  readonly pages?: boolean;
  /** How loading an earlier page fails. @default it succeeds */
  readonly earlier?: 'never' | 'fails';
  /** The role of the user. */
  readonly as: 'student' | 'admin';
}

/** Words that are in no catalogue. */
export const words = {
  later: 'Ten seconds pass',
  question: 'Which round is next?',
  answer: 'It begins on Monday.',
};

const student = { id: 4, username: 'Ananya Sharma' };
const counsellor = { id: 8, username: 'Meera Iyer' };
const conversation: Conversation = { id: 1, student, lastUpdated: '2026-11-20T10:00:00.000Z' };

const links: Record<StagedChatProps['line'], OpenChatSocket> = {
  live: async () => ({
    subscribe: async () => () => undefined,
    publish: async () => undefined,
    probe: async () => undefined,
    subscribeToStaff: async () => undefined,
    notifyTyping: () => undefined,
    close: async () => undefined,
  }),
  silent: () => new Promise(() => undefined),
  cut: async () => {
    throw new Error('The line is cut');
  },
  refused: async () => {
    throw Object.assign(new Error('The token has run out'), {
      isUnauthorized: true,
      reason: 'refused',
    });
  },
};

const said = (count: number): readonly MessageRow[] =>
  Array.from({ length: count }, (_, index) => {
    const sender = index % 3 === 0 ? student : counsellor;
    return {
      id: index + 1,
      conversationId: conversation.id,
      senderId: sender.id,
      senderName: sender.username,
      content: `${index + 1}. ${index % 3 === 0 ? words.question : words.answer}`,
      timestamp: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
    };
  });

const onStage = ({ line, history, pages = true, earlier }: StagedChatProps): typeof chatMachine =>
  chatMachine.provide({
    actors: {
      socket: createSocket(links[line]),
      loadMessages: fromPromise<readonly MessageRow[], NewestQuery>(
        async ({ input: { limit } }) => {
          if (history === 'never') return new Promise(() => undefined);
          if (history === 'fails') throw new Error('No history');
          return pages ? said(history).slice(-limit) : said(history);
        },
      ),
      loadEarlier: fromPromise<EarlierPage<MessageRow>, EarlierQuery>(
        async ({ input: { before, limit } }) => {
          if (earlier === 'never') return new Promise(() => undefined);
          if (earlier === 'fails') throw new Error('No history');
          return { before, rows: said(before - 1).slice(-limit) };
        },
      ),
      conversations: conversationsMachine.provide({
        actors: {
          loadConversations: fromPromise<LoadedConversations, ConversationQuery>(async () => ({
            list: [conversation],
          })),
        },
      }),
    },
  });

/** A live chat with a scripted server and a manual clock. */
export const ChatHarness = (props: StagedChatProps) => {
  const isStaff = props.as === 'admin';
  const [clock] = useState(() => new SimulatedClock());
  const [machine] = useState(() => onStage(props));
  const [services] = useState(storyServices);
  const chat = useActorRef(machine, {
    clock,
    input: {
      me: { id: isStaff ? counsellor.id : student.id, isStaff },
      outbox: [],
      clientId: 'story',
      now: () => Date.UTC(2026, 10, 20, 10),
      random: () => 0.5,
      pageSize: messagePageSize,
    },
  });
  useEffect(
    () => chat.send({ type: 'conversation.selected', conversationId: conversation.id }),
    [chat],
  );
  return (
    <ServicesProvider value={services}>
      <Box padding="md">
        <Stack>
          <LiveChat
            chat={chat}
            draftName="story"
            studentId={student.id}
            title={content.with(student.username)}
            placeholder={content.placeholder}
            empty={<EmptyState title={content.empty}>{content.emptyHint}</EmptyState>}
          />
          <Button tone="quiet" onPress={() => clock.increment(10_000)}>
            {words.later}
          </Button>
        </Stack>
      </Box>
    </ServicesProvider>
  );
};
