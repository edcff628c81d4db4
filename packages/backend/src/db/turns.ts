import { AsyncLocalStorage } from 'node:async_hooks';
import { Unavailable } from '../httpError.ts';
import { JournalFollower, type FollowerOptions } from './journalFollower.ts';
import type { Journal } from './postgresJournal.ts';
import type { Storage, Turns } from './storage.ts';
import type { Turn } from './turn.ts';

/** Thrown if a change was tried outside a turn. */
class NoTurn extends Unavailable {}

/** The state of a call with respect to turns. */
interface Seat {
  turn?: Turn;
  /** Whether slow work runs, or the call is over. */
  isAway: boolean;
  /** Whether the call tried to write without a turn. */
  wantsTurn: boolean;
}

const newSeat = (turn?: Turn): Seat => ({ ...(turn && { turn }), isAway: false, wantsTurn: false });

const turnOf = (seat: Seat | undefined): Turn | undefined =>
  seat?.turn?.isOpen && !seat.isAway ? seat.turn : undefined;

const createTake =
  (seats: AsyncLocalStorage<Seat>, follower: JournalFollower): Turns['take'] =>
  async (work) => {
    // A call holds its turn only once, so that stepping aside always releases it.
    if (turnOf(seats.getStore())) return work();
    const seat = newSeat(await follower.enter());
    try {
      return await seats.run(seat, async () => work());
    } finally {
      const { turn, isAway } = seat;
      if (!isAway) turn!.leave();
      seat.isAway = true;
      await turn!.committed.promise;
    }
  };

const createRead =
  (seats: AsyncLocalStorage<Seat>, follower: JournalFollower, take: Turns['take']): Turns['read'] =>
  async (work) => {
    const seat = newSeat();
    const [outcome] = await Promise.allSettled([seats.run(seat, async () => work())]);
    if (seat.wantsTurn) return take(work);
    // Everything the work may have seen must be durable before the answer.
    const { turn } = follower;
    if (turn && turn.changes.size > 0) await turn.committed.promise;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  };

const createAside =
  (seats: AsyncLocalStorage<Seat>, follower: JournalFollower): Turns['aside'] =>
  async (slow) => {
    const seat = seats.getStore();
    if (!seat?.turn || seat.isAway) return slow();
    seat.isAway = true;
    seat.turn.leave();
    try {
      return await slow();
    } finally {
      await seat.turn.committed.promise;
      seat.turn = await follower.enter();
      seat.isAway = false;
    }
  };

/** Orders the writes of several instances that share a journal. */
export const createTurns = (
  journal: Journal,
  options: FollowerOptions,
): Pick<Storage, 'turns' | 'commit' | 'follow' | 'close'> => {
  const seats = new AsyncLocalStorage<Seat>();
  const follower = new JournalFollower(journal, options);
  const take = createTake(seats, follower);
  return {
    turns: {
      take,
      read: createRead(seats, follower, take),
      aside: createAside(seats, follower),
      reached: (sequence) => follower.reached(sequence),
      stop: () => follower.stop(),
      leads: async () => {
        try {
          const leads = await journal.leads();
          if (leads) await journal.prune();
          return leads;
        } catch {
          return false;
        }
      },
      announce: (news) => {
        const turn = turnOf(seats.getStore());
        if (turn) turn.news.push(news);
        else {
          journal.notify(JSON.stringify(news));
          follower.tell([news]);
        }
      },
      afterCommit: async (effect) => {
        const turn = turnOf(seats.getStore());
        if (turn) turn.effects.push(effect);
        else await effect();
      },
      onAnnounced: (hear) => void follower.listeners.add(hear),
      onCutOff: (hear) => {
        follower.onCutOff = hear;
      },
      state: () => ({
        sequence: journal.last,
        missed: follower.missed,
        isCutOff: follower.isCutOff,
      }),
    },
    commit: (changes, undo) => {
      const seat = seats.getStore();
      // Only the caller's own turn counts: a call whose turn is over must not write in another's.
      const turn = turnOf(seat);
      if (!turn) {
        if (seat) seat.wantsTurn = true;
        throw new NoTurn();
      }
      for (const change of changes) turn.changes.set(`${change.collection}/${change.id}`, change);
      turn.undo.push(...undo);
    },
    follow: (restore) => {
      follower.restore = restore;
    },
    close: () => journal.close(),
  };
};
