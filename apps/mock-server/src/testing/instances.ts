import { chat } from '@seatwise/api-client/contract/chat';
import { secureBytes } from '@seatwise/backend/environment';
import { createSharedJournal } from '@seatwise/backend/testing/sharedJournal';
import { call, tokenFor, userOf, workerHost, type Host } from './hosts.ts';

type Headers = Readonly<Record<string, string>>;

/** Two instances that share a journal, and a student's conversation. */
export const openInstances = async () => {
  const journal = createSharedJournal();
  const start = async (): Promise<Host> => {
    const host = await workerHost({ storage: journal.open() });
    // Two machines do not draw the same random numbers.
    Object.assign(host.environment, { randomBytes: secureBytes });
    return host;
  };
  const [one, other] = await Promise.all([start(), start()]);
  const token = await tokenFor(one, 'free');
  const counsellor = await tokenFor(one, 'counsellor');
  const student = userOf(one.backend, 'free');
  const opened = await call(one, chat.openConversation, { studentId: student.id }, { token });
  const { id: conversationId } = (await opened.json()) as { id: number };
  return {
    journal,
    start,
    one,
    other,
    token,
    counsellor,
    conversationId,
    /** Posts a message of the student. */
    say: (host: Host, content: string, headers: Headers = {}) => {
      const message = { conversationId, content, senderId: 1, timestamp: '' };
      return call(host, chat.postMessage, message, { token, headers });
    },
    messagesOn: async (host: Host, headers: Headers = {}): Promise<string[]> => {
      const answer = await call(host, chat.listMessages, { conversationId }, { token, headers });
      return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
    },
  };
};

/** What a caller sends along, so that it sees its own write elsewhere. */
export const sequenceOf = ({ headers }: Response) => ({
  'seatwise-sequence': headers.get('seatwise-sequence')!,
});

export type Instances = Awaited<ReturnType<typeof openInstances>>;
