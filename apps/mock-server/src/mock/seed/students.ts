import { day } from '@seatwise/api-client/contract/constants/time';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import type { Random } from './random.ts';
import type { Database } from '@seatwise/backend/db/database';
import { texts } from './texts.ts';

/** Together with the named accounts, these make the specified 307 active users. */
const activeStudents = 299;
const inactiveStudents = 23;

/** The counsellings, each with its share of students and its last rank. */
const counsellings = [
  { name: 'NEET UG Counselling 2025', share: 0.7, lastRank: 900_000 },
  { name: 'NEET PG Counselling 2025', share: 0.22, lastRank: 180_000 },
  { name: 'NEET MDS Counselling 2025', share: 0.08, lastRank: 25_000 },
] as const;

const planShares: readonly (readonly [role: Role, share: number])[] = [
  ['FREE', 0.58],
  ['BASIC', 0.24],
  ['ADVANCE', 0.12],
  ['PREMIUM', 0.06],
];

/** Picks a value by its share; the shares add up to one. */
const drawn = <T>(random: Random, choices: readonly (readonly [T, number])[]): T => {
  let left = random.next();
  for (const [choice, share] of choices) {
    left -= share;
    if (left < 0) return choice;
  }
  return choices.at(-1)![0];
};

/** Ranks are dense at the top, because students with good ranks seek advice. */
const rank = (random: Random, last: number): number =>
  Math.max(1, Math.round(last * random.next() ** 3));

export const seedStudents = (db: Database, random: Random, now: number, password: string): void => {
  const taken = new Set<string>();
  for (let index = 0; index < activeStudents + inactiveStudents; index += 1) {
    const gender = random.next() < 0.54 ? 'F' : 'M';
    const given = random.pick(texts.people.given[gender]);
    const family = random.pick(texts.people.family);
    const mailbox = `${given}.${family}`.toLowerCase();
    const address = taken.has(mailbox) ? `${mailbox}${index}` : mailbox;
    taken.add(mailbox);
    const counselling = drawn(
      random,
      counsellings.map((entry) => [entry, entry.share] as const),
    );
    const name = `${given} ${family}`;
    db.users.put({
      id: db.nextId('users'),
      username: name,
      fullName: name,
      email: `${address}@students.seatwise.test`,
      emailVerified: random.next() < 0.93,
      password,
      role: drawn(random, planShares),
      rollNumber: `${counselling.name.slice(5, 7).trim()}${String(250_000 + index * 37).padStart(6, '0')}`,
      // Staff entered a few students before these fields were required.
      phone:
        random.next() < 0.96
          ? `9${String(Math.floor(random.next() * 1e9)).padStart(9, '0')}`
          : null,
      counsellingCategory: counselling.name,
      air: random.next() < 0.95 ? rank(random, counselling.lastRank) : null,
      gender: random.next() < 0.97 ? gender : null,
      isActive: index < activeStudents,
      createdAt: random.next() < 0.98 ? Math.round(now - random.next() * 400 * day) : null,
      deletedAt: null,
      sessionVersion: 1,
    });
  }
};
