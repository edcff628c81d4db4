import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../../cluster.ts';
import type { Answered, Caller, Callers } from '../callers.ts';
import { found, isLinearizable, type Operation } from '../linearizable.ts';
import type { Writing } from './writing.ts';

/** The parts that the proofs of all kinds of records share. */
export interface Proof {
  readonly cluster: Cluster;
  readonly callers: Callers;
  readonly writing: Writing;
}

/** Reads a path from every instance; all must answer the same. */
export const everywhere = async <Body>(
  { cluster, callers }: Proof,
  path: string,
  { token }: Caller,
): Promise<Body> => {
  const all = await Promise.all(
    cluster.instances.map((each) => callers.ask<Body>(path, { token }, each.origin)),
  );
  for (const { status, body } of all) {
    assert.equal(status, 200);
    assert.deepEqual(body, all[0]!.body, `the instances answer ${path} differently`);
  }
  return all[0]!.body;
};

/** Whether an answer is current; one with an age may be out of date. */
const isCurrent = ({ status, headers }: Answered): boolean =>
  status === 200 && !headers.has('seatwise-data-age');

interface Record<Body> {
  readonly path: string;
  /** The record before the first write. */
  readonly first: string;
  /** The record in an answer. */
  readonly stateOf: (body: Body) => string;
}

/** Reads a caller's record while others write it; afterwards its history must be linearizable. */
export const watchRecord = <Body>(
  proof: Proof,
  caller: Caller,
  { path, first, stateOf }: Record<Body>,
) => {
  const history: Operation[] = [];
  const seen = new Set<string>();
  const unanswered = new Map<string, Operation>();
  const see = (state: string, from: number, to: number): void => {
    seen.add(state);
    history.push({ from, to, apply: found(state) });
  };
  return {
    history,
    /** Writes without an answer, by the record they leave; if nobody saw it, they are left out. */
    unanswered,
    read: async (): Promise<void> => {
      while (!proof.writing.isOver()) {
        const answer = await proof.callers.ask<Body>(path, { token: caller.token });
        if (isCurrent(answer)) see(stateOf(answer.body), answer.from, answer.to);
        await delay(300 + Math.random() * 700);
      }
    },
    check: async (): Promise<void> => {
      const state = stateOf(await everywhere<Body>(proof, path, caller));
      const now = performance.now();
      see(state, now, now);
      for (const [left, write] of unanswered) if (seen.has(left)) history.push(write);
      assert.ok(isLinearizable(first, history), `the history of ${path} has no order`);
    },
  };
};
