import { startInBrowser } from '@seatwise/mock-server/browser';
import type { StoryEnvironment } from './storyEnvironment.ts';

/** The backend of all stories. Each story starts with fresh data, and its own scenario and role. */
export const startBackend = async () => {
  const { backend, worker } = await startInBrowser({ extract: true });
  /** Whether a story has called the backend since the last reset; most component stories do not. */
  let used = false;
  worker.events.on('request:match', () => {
    used = true;
  });

  const signIn = async (mailbox: string): Promise<void> => {
    const [user] = backend.db.users.where('email', `${mailbox}@seatwise.test`);
    if (!user) throw new Error(`There is no sample account «${mailbox}»`);
    const { id, username, email, role, phone, rollNumber, counsellingCategory, air } = user;
    const token = await backend.tokens.issue(user);
    const stored = {
      id,
      username,
      email,
      role,
      phone,
      rollNumber,
      counsellingCategory,
      air,
      token,
    };
    localStorage.setItem('user', JSON.stringify(stored));
  };

  const prepare = async ({ scenario, role }: StoryEnvironment): Promise<void> => {
    localStorage.clear();
    sessionStorage.clear();
    if (used) await backend.reset();
    used = false;
    if (!backend.scenarios.play(scenario || null))
      throw new Error(`There is no scenario «${scenario}»`);
    if (role) await signIn(role);
  };

  return { worker, prepare };
};
