import { createApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { chat as chatContract } from '@seatwise/api-client/contract/chat';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { operations } from '@seatwise/api-client/contract';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { openChatSocket, type ReceivedMessage } from '@seatwise/api-client/chat';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startInBrowser } from './browser.ts';
import { texts } from '../mock/seed/texts.ts';

/** The backend in a real service worker, called by the real client in a real browser. */
describe('the browser worker', () => {
  let started: Awaited<ReturnType<typeof startInBrowser>>;
  beforeAll(async () => {
    started = await startInBrowser({ extract: true });
  });
  afterAll(() => started.worker.stop());

  const userOf = (mailbox: string) =>
    started.backend.db.users.where('email', `${mailbox}@seatwise.test`)[0]!;
  const clientFor = async (mailbox?: string) => {
    const token =
      mailbox === undefined ? undefined : await started.backend.tokens.issue(userOf(mailbox));
    return createApiClient({
      baseUrl: '',
      session: { token: () => token, expired: () => false, onExpired: () => {} },
    });
  };

  it('signs every sample account in that is verified', async () => {
    const { login } = (await clientFor()).area(accounts);
    for (const { email, role, verified } of texts.accounts) {
      const signedIn = login({ rollnumberOrEmail: email, password: 'Seatwise@123' });
      if (verified) await expect(signedIn).resolves.toMatchObject({ role, email });
      else
        await expect(signedIn).rejects.toMatchObject({ status: 403, body: { canSendOtp: true } });
    }
  });

  it('streams the seat matrix', async () => {
    const client = await clientFor('free');
    const batches: number[] = [];
    await client
      .area(seatMatrix)
      .allSeats({}, { onRows: (batch) => void batches.push(batch.length) });
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.reduce((sum, rows) => sum + rows)).toBe(1267);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'authorises %s as the contract says',
    async (_, operation: Operation) => {
      const ask = async (mailbox?: string): Promise<number> => {
        const token =
          mailbox === undefined ? undefined : await started.backend.tokens.issue(userOf(mailbox));
        const path = operation.path.replace(/\{\w+\}/g, '1');
        const response = await fetch(path, {
          method: operation.method,
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(operation.method !== 'GET' && { body: '{' }),
          redirect: 'manual',
        });
        return response.status;
      };
      const open = operation.access === 'everyone';
      expect((await ask()) === 401).toBe(!open);
      for (const [mailbox, role] of [
        ['free', 'FREE'],
        ['counsellor', 'Counsellor'],
        ['superadmin', 'Super Admin'],
      ] as const)
        expect((await ask(mailbox)) === 403).toBe(!may(role, operation.access));
    },
  );

  it('STP-01 carries the chat over the mocked WebSocket', async () => {
    const client = await clientFor('free');
    const student = userOf('free');
    const { id } = await client.area(chatContract).openConversation({ studentId: student.id });
    const token = await started.backend.tokens.issue(student);
    const socket = await openChatSocket({
      url: `ws://${location.host}/ws`,
      token: () => token,
      onLost: () => {},
    });
    const heard: ReceivedMessage[] = [];
    await socket.subscribe({ destination: 'conversation', conversationId: id }, (message) =>
      heard.push(message),
    );
    await socket.publish(
      { conversationId: id, senderId: student.id, content: 'From a browser', timestamp: '' },
      'b-1',
    );
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ clientMessageId: 'b-1', content: 'From a browser' });
    await socket.close();
  });
});
