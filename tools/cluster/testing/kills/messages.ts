import assert from 'node:assert/strict';
import type { Caller } from '../callers.ts';
import { assertReceived, listenTo, type Listener } from '../chatting.ts';
import { everywhere, type Proof } from './proof.ts';

interface Message {
  readonly id: number;
  readonly content: string;
}

export const socketsOfOne = 10;
/** Fewer than the 500 messages that a conversation may hold. */
const mostMessages = 450;

/** Sends a student's messages over several sockets, with ids for repeats, while staff listen. */
export const talk = async (proof: Proof, caller: Caller, staff: Caller | undefined) => {
  const { writing, cluster } = proof;
  const conversationId = (await proof.callers.openConversation(caller))!;
  const listen = (listener: Caller): Listener => listenTo(cluster.origin, listener, conversationId);
  const listeners = Array.from({ length: socketsOfOne }, () => listen(caller));
  const staffListeners = staff ? [listen(staff)] : [];
  const answered: string[] = [];
  const repeated = new Set<string>();

  const run = async (): Promise<void> => {
    while (answered.length < mostMessages && (await writing.mayWrite('messages'))) {
      const content = `message ${answered.length}`;
      const message = { conversationId, senderId: caller.id, content, timestamp: '' };
      const { socket } = listeners[answered.length % listeners.length]!;
      let tries = 0;
      await writing.repeat(async () => {
        tries += 1;
        if (tries > 1) repeated.add(content);
        const end = AbortSignal.timeout(15_000);
        const late = new Promise<never>((_, reject) => {
          end.addEventListener('abort', reject);
        });
        try {
          await Promise.race([socket().then((open) => open.publish(message, content)), late]);
          return true;
        } catch {
          return undefined;
        }
      });
      answered.push(content);
    }
  };

  const check = async (): Promise<void> => {
    const kept = await everywhere<readonly Message[]>(
      proof,
      `/api/messages/${conversationId}`,
      caller,
    );
    const own = kept.filter(({ content }) => content.startsWith('message '));
    const contents = own.map(({ content }) => content);
    assert.equal(new Set(contents).size, own.length, 'a message is there twice');
    assert.deepEqual(contents, answered, 'a message is lost or out of order');
    const ids = kept.map(({ id }) => id);
    const again = new Set(own.filter(({ content }) => repeated.has(content)).map(({ id }) => id));
    for (const listener of listeners) assertReceived(listener, ids, again);
    for (const listener of staffListeners) assertReceived(listener, ids, new Set());
  };
  return { listeners: [...listeners, ...staffListeners], run, check };
};
