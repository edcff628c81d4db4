import { areas, operations } from '@seatwise/api-client/contract';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { examine, sampleAccounts, subjects, targetAt, type Report } from '@seatwise/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standaloneHost, tokenFor, workerHost, type Host } from '../testing/hosts.ts';
import { kitTarget } from '../testing/kitTarget.ts';
import { faultsWith, neighboursOf, wrongTarget } from '../testing/wrongServer/wrongServer.ts';

/** The findings of a report as lines. */
const findingsOf = ({ entries }: Report): readonly string[] =>
  entries.flatMap(({ id, findings }) =>
    findings.map(({ call, expected, got }) => `${id}: ${call}: ${expected}: ${got}`),
  );

/** Thousands of calls take a while on a busy machine. */
const patience = { timeout: 120_000 };

describe('the conformance kit and our server', patience, () => {
  it('BEY-KIT-02 BEY-ROL-03 finds nothing wrong: every operation × visitor, refused tokens, each role', async () => {
    const host = await workerHost();
    const { clock } = host.environment;
    clock.offset = -24 * 60 * 60 * 1000;
    const expired = await tokenFor(host, 'superadmin');
    clock.offset = 0;
    const accounts = { ...sampleAccounts, refusedTokens: { 'an expired token': expired } };
    const report = await examine(kitTarget(host), { writes: true, accounts });
    expect(findingsOf(report)).toEqual([]);
    expect(report.totals).toMatchObject({ kept: subjects.length });
    expect(JSON.stringify(report)).not.toContain('the kit failed');
    expect(host.environment.logged.filter(({ event }) => event === 'failed')).toEqual([]);
  });

  it('BEY-KIT-02 finds nothing wrong over HTTP and a real socket, and writes nothing', async () => {
    const host = await standaloneHost();
    const sizes = () =>
      ['users', 'files', 'alerts', 'orders', 'messages', 'choiceLists'].map(
        (name) => host.backend.db[name as 'users'].size,
      );
    const before = sizes();
    const ofEachArea = Object.values(areas).map((area) => Object.keys(area)[0]!);
    const sockets = subjects.filter(({ area }) => area === 'chat socket').map(({ id }) => id);
    const target = targetAt(host.origin, `${host.origin.replace('http', 'ws')}/ws`);
    const report = await examine(target, { only: ['everyCall', ...ofEachArea, ...sockets] });
    await host.close();
    expect(findingsOf(report)).toEqual([]);
    expect(sizes()).toEqual(before);
  });

  it('BEY-KIT-04 says of a backend with the documented calls alone what the app does without the others', async () => {
    const host = await workerHost({ documentedCallsOnly: true });
    const report = await examine(kitTarget(host));
    expect(findingsOf(report)).toEqual([]);
    const missing = operations.filter(
      ({ id, requirement }) => !requirement && !(id in areas.callbacks),
    );
    const notOffered = report.entries.filter(({ verdict }) => verdict === 'not offered');
    expect(notOffered.map(({ id }) => id)).toEqual(missing.map(({ id }: Operation) => id));
    for (const { without } of notOffered) expect(without).toMatch(/\.$/);
  });
});

describe('the conformance kit and a wrong server', () => {
  let host: Host;
  let planted: ReturnType<typeof faultsWith>;
  const faults = faultsWith({ free: '', premium: '', admin: '' });
  beforeAll(async () => {
    host = await workerHost();
    const [free = '', premium = '', admin = ''] = await Promise.all(
      ['free', 'premium', 'admin'].map((mailbox) => tokenFor(host, mailbox)),
    );
    planted = faultsWith({ free, premium, admin });
  });
  afterAll(() => host.close());

  it.each(faults.map(({ what, at }, index) => [at, what, index] as const))(
    'BEY-KIT-03 names the fault in %s: it %s',
    async (at, _, index) => {
      const fault = planted[index]!;
      const { writes = false, isSilent } = fault;
      const timeLimit = isSilent ? 300 : 10_000;
      const only = neighboursOf(fault);
      const options = { only, writes, timeLimit, socketTimeLimit: 150 };
      const { entries } = await examine(wrongTarget(host, fault), options);
      const found = entries.find(({ id }) => id === at)!;
      expect(found.findings.map(({ expected }) => expected).join('\n')).toMatch(fault.named);
      const elsewhere = entries.filter(({ id, findings }) => id !== at && findings.length > 0);
      expect(elsewhere.map(({ id, findings }) => [id, findings])).toEqual([]);
    },
  );
});
