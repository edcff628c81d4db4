import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue that runs `parallel` jobs at a time; a test ends each job. */
const openQueue = (parallel = 1) => {
  const run = createFairQueue({ parallel, waitingOfOne: 3, waiting: 5 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, name: string, mistakes = 0): Promise<string> =>
    run({ name: caller, mistakes }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endOne = async (): Promise<void> => {
    ends.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { run, started, ask, endOne };
};

describe('a fair queue', () => {
  it('lets callers take turns, however many jobs one of them has', async () => {
    const { started, ask, endOne } = openQueue();
    const jobs = [ask('busy', 'b1'), ask('busy', 'b2'), ask('busy', 'b3'), ask('other', 'o1')];
    for (let i = 0; i < jobs.length; i += 1) await endOne();
    expect(started).toEqual(['b1', 'o1', 'b2', 'b3']);
    expect(await Promise.all(jobs)).toEqual(['b1', 'b2', 'b3', 'o1']);
  });

  it('asks a caller with too many jobs to come back, and no other', async () => {
    const { ask, endOne } = openQueue();
    const jobs = ['b1', 'b2', 'b3', 'b4'].map((name) => ask('busy', name));
    await expect(ask('busy', 'b5')).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
    jobs.push(ask('other', 'o1'), ask('third', 't1'));
    await expect(ask('fourth', 'f1')).rejects.toMatchObject({ status: 503 });
    for (let i = 0; i < jobs.length; i += 1) await endOne();
    await Promise.all(jobs);
  });

  it('serves first who has had the fewest jobs and made the fewest mistakes', async () => {
    const { started, ask, endOne } = openQueue();
    const jobs = [
      ask('busy', 'b1'),
      ask('busy', 'b2'),
      ask('wrong', 'w1', 5),
      ask('new', 'n1'),
      ask('newer', 'n2'),
    ];
    for (let i = 0; i < jobs.length; i += 1) await endOne();
    expect(started).toEqual(['b1', 'n1', 'n2', 'b2', 'w1']);
    await Promise.all(jobs);
  });

  it('keeps a place free from callers with many mistakes', async () => {
    const { started, ask, endOne } = openQueue(2);
    const jobs = [ask('thief', 't1', 4), ask('other thief', 't2', 4), ask('honest', 'h1')];
    await endOne();
    expect(started.slice(0, 2)).toEqual(['t1', 'h1']);
    for (let i = 1; i < jobs.length; i += 1) await endOne();
    expect(started).toEqual(['t1', 'h1', 't2']);
    await Promise.all(jobs);
  });

  it('continues after a job that fails', async () => {
    const { run, ask, endOne } = openQueue();
    await expect(run({ name: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    const next = ask('a', 'n');
    await endOne();
    expect(await next).toBe('n');
  });
});
