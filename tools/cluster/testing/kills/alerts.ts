import assert from 'node:assert/strict';
import type { Caller } from '../callers.ts';
import { everywhere, type Proof } from './proof.ts';

interface Alert {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

const path = '/api/admin/alerts';
const draft = (title: string, text: string) => ({
  title,
  text,
  topic: 'Rules',
  exams: [],
  categories: [],
  link: null,
  date: null,
  publishAt: null,
  isPinned: false,
  linksConfirmed: false,
});

/** Staff write alerts and change each once; every acknowledged alert must have its last text. */
export const announce = (proof: Proof, staff: Caller) => {
  const answered = new Map<string, string>();
  const run = async (): Promise<void> => {
    for (let at = 0; ; at += 1) {
      const title = `Alert ${at}`;
      const written = await proof.writing.write<Alert>(
        'alerts',
        staff,
        'POST',
        path,
        draft(title, 'written'),
      );
      if (!written) return;
      assert.equal(written.status, 200, JSON.stringify(written.body));
      answered.set(title, 'written');
      const change = { ...draft(title, 'changed'), isRevised: false };
      const own = `${path}/${written.body.id}`;
      const changed = await proof.writing.write('alerts', staff, 'PUT', own, change);
      if (!changed) return;
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      answered.set(title, 'changed');
    }
  };
  const check = async (): Promise<void> => {
    const { alerts } = await everywhere<{ readonly alerts: readonly Alert[] }>(proof, path, staff);
    const kept = alerts.map(({ title, text }) => `${title}: ${text}`).toSorted();
    const written = Array.from(answered, ([title, text]) => `${title}: ${text}`).toSorted();
    assert.deepEqual(kept, written, 'an alert is lost or doubled');
  };
  return { answered, run, check };
};
