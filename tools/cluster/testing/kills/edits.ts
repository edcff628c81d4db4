import assert from 'node:assert/strict';
import { isUnanswered, type Caller } from '../callers.ts';
import { wrote } from '../linearizable.ts';
import { watchRecord, type Proof } from './proof.ts';

interface Applicant {
  readonly profile?: { readonly budgetPerYear?: number } | null;
}

const path = '/api/users/applicant';
let nextBudget = 1;

/** A register with two writers and one reader. A write without an answer is not repeated. */
export const editProfile = (proof: Proof, caller: Caller) => {
  const { token } = caller;
  const { history, unanswered, read, check } = watchRecord<Applicant>(proof, caller, {
    path,
    first: 'undefined',
    stateOf: ({ profile }) => String(profile?.budgetPerYear),
  });
  const edit = async (): Promise<void> => {
    while (await proof.writing.mayWrite('edits')) {
      const budgetPerYear = nextBudget++;
      const asked = { token, method: 'PUT', body: { budgetPerYear } };
      const answer = await proof.callers.ask(path, asked);
      const isAnswered = answer.status === 200;
      if (isAnswered) proof.writing.times.push(answer.to - answer.from);
      assert.ok(isAnswered || isUnanswered(answer), `an edit is refused with ${answer.status}`);
      const state = String(budgetPerYear);
      const { from, to } = answer;
      if (isAnswered) history.push({ from, to, apply: wrote(state) });
      else unanswered.set(state, { from, to: Infinity, apply: wrote(state) });
    }
  };
  return { history, run: () => Promise.all([edit(), edit(), read()]), check };
};
