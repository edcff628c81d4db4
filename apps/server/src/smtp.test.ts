import { createLog, startMailWorker, trueEnvironment } from '@seatwise/backend';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTeamBackend } from './server.ts';
import { createSmtp } from './smtp.ts';
import { startSmtpSink, type SmtpSink } from './testing/smtpSink.ts';

const minute = 60_000;
const from = 'Seatwise <no-reply@seats.test>';
const sender = { site: 'https://seats.test', operator: 'Asha & Sons' };

let sink: SmtpSink;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  sink = await startSmtpSink();
});
afterEach(async () => {
  await stop?.();
  await sink.close();
});

const start = async (url = sink.url, patience = 2000) => {
  const logged: string[] = [];
  const environment = {
    ...trueEnvironment(createLog({ logRequests: false, instance: 'test' })),
    log: (event: string, details?: object) =>
      void logged.push(JSON.stringify({ event, ...details })),
  };
  const { backend, queue } = await createTeamBackend({ storage: memoryStorage(), environment });
  const { db } = backend;
  const transport = createSmtp({ url, from }, { patience });
  stop = startMailWorker({ db, environment, queue, transport, sender }, 20);
  const clock = environment.clock;
  return {
    db,
    queue,
    logged,
    travel: (ms: number): void => void (clock.offset += ms),
    notify: (email = 'asha@example.test', text = 'Your password was changed.') =>
      queue.send({ email, language: 'en', subject: 'Changed', text, link: '/login' }),
    sendCode: () =>
      queue.send({
        email: 'asha@example.test',
        language: 'hi',
        subject: 'कोड',
        text: 'कोड 493817 है।',
        link: null,
        code: {
          otp: '493817',
          otpPurpose: 'EMAIL_VERIFICATION',
          expiresAt: clock.now() + 10 * minute,
        },
      }),
    faults: () => db.mails.all().map(({ fault }) => fault),
  };
};

const wait = (condition: () => void): Promise<void> => vi.waitFor(condition, { timeout: 10_000 });

describe('BEY-MAIL-02 mails by SMTP', () => {
  it('are taken once, as text and HTML, with their own Message-ID', async () => {
    const { db, notify } = await start();
    notify();
    await wait(() => expect(db.mails.size).toBe(0));
    expect(sink.taken).toHaveLength(1);
    const [{ id, to, text }] = sink.taken as [(typeof sink.taken)[number]];
    expect(to).toBe('asha@example.test');
    expect(id).toMatch(/^<[\da-f]{32}@seats\.test>$/);
    expect(text).toContain('multipart/alternative');
    expect(text).toContain('https://seats.test/login');
    expect(text).toContain('Asha &amp; Sons');
    expect(text).toContain('Auto-Submitted: auto-generated');
  });

  it('come again after a greylisting, under the same id', async () => {
    const { db, notify, travel, faults } = await start();
    sink.replies.push({ code: 451 });
    notify();
    await wait(() => expect(faults()).toEqual(['EENVELOPE 451']));
    const { id } = db.mails.all()[0]!;
    expect(sink.taken).toHaveLength(0);
    travel(16_000);
    await wait(() => expect(sink.taken).toMatchObject([{ id: `<${id}@seats.test>` }]));
  });

  it('are given up when the address is refused, and go out again on command', async () => {
    const { queue, notify, travel } = await start();
    sink.replies.push({ code: 550 });
    notify();
    await wait(() => expect(queue.givenUp()).toMatchObject([{ fault: 'EENVELOPE 550', tries: 1 }]));
    travel(60 * minute);
    notify('next@example.test');
    await wait(() => expect(sink.taken).toHaveLength(1));
    expect(sink.asked()).toBe(2);
    expect(queue.sendAgain()).toBe(1);
    await wait(() => expect(sink.taken).toHaveLength(2));
  });

  it('do not wait behind a slow one', async () => {
    const { notify } = await start();
    sink.replies.push({ afterMs: 1500 });
    notify('slow@example.test');
    await wait(() => expect(sink.asked()).toBe(1));
    notify('quick@example.test');
    await wait(() => expect(sink.taken).toHaveLength(2));
    expect(sink.taken.map(({ to }) => to)).toEqual(['quick@example.test', 'slow@example.test']);
  });

  it('wait for a server that answers too slowly', async () => {
    const { notify, faults } = await start(sink.url, 200);
    sink.replies.push({ afterMs: 1000 });
    notify();
    await wait(() => expect(faults()).toEqual(['ETIMEDOUT']));
  });

  it.each(['smtps', 'smtp'])(
    'are sent to no server with a wrong certificate: %s',
    async (scheme) => {
      const wrong = await startSmtpSink({ secure: scheme === 'smtps', hideSTARTTLS: false });
      const { db, notify } = await start(`${scheme}://127.0.0.1:${wrong.port}`);
      notify();
      await wait(() => expect(db.mails.all()[0]?.fault).toMatch(/^E(SOCKET|TLS)/));
      expect(wrong.taken).toHaveLength(0);
      await wrong.close();
    },
  );

  it('survive a server that is down and comes back', async () => {
    const { port } = sink;
    await sink.close();
    const { notify, travel, faults } = await start(`smtp://127.0.0.1:${port}`);
    notify();
    await wait(() => expect(faults()).toEqual(['ESOCKET']));
    sink = await startSmtpSink({}, port);
    travel(16_000);
    await wait(() => expect(sink.taken).toHaveLength(1));
  });

  it('leave a code in no log, and in no record once its time is over', async () => {
    const { db, queue, logged, sendCode, travel } = await start();
    sink.replies.push({ code: 451 });
    sendCode();
    await wait(() => expect(db.mails.all()[0]?.fault).toBe('EENVELOPE 451'));
    travel(10 * minute);
    await wait(() => expect(queue.givenUp()).toMatchObject([{ fault: 'code over', text: '' }]));
    expect(queue.sendAgain()).toBe(0);
    sendCode();
    await wait(() => expect(sink.taken[0]?.text).toContain('493817'));
    await wait(() => expect(db.mails.size).toBe(1));
    expect(logged.join('\n')).toContain('mail sent');
    expect(logged.join('\n')).not.toMatch(/493817|asha@/);
  });
});
