import { day, hour } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import type { Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import { digestOf } from './signatures.ts';

const quarter = 15 * 60_000;

/**
 * The rate limits of a network address, which a whole classroom may share. The limits of a mailbox
 * are in `otpRates.ts`.
 */
export interface AddressLimits {
  /** Wrong passwords, and separately wrong codes, per quarter of an hour. */
  readonly signIns: number;
  /** One-time codes per hour. */
  readonly codes: number;
  /** Sign-ups per hour. */
  readonly signUps: number;
  /** Messages of the contact form per hour. */
  readonly contactMessages: number;
}

export const defaultLimits: AddressLimits = {
  signIns: 100,
  codes: 60,
  signUps: 100,
  contactMessages: 30,
};

/** The address on hosts without a network. */
const unknownAddress = 'local';

/** The name is hashed, because it becomes part of an id, and not every storage accepts any text. */
const namesBegin = (name: string): string => `name ${digestOf(name.trim().toLowerCase())} from `;

/**
 * The key under which wrong passwords are counted: the typed name, which reveals no account, and
 * the address, so that nobody can lock another user out.
 */
export const signInKey = (name: string, peer = unknownAddress): string => namesBegin(name) + peer;

/** The /48 of an IPv6 network, because providers give one customer up to 65,536 networks. */
export const siteOf = (peer = ''): string | undefined =>
  peer.endsWith('::/64') ? `${peer.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** The limit of an IPv6 site, as a multiple of the limit of a network. */
const networksOfSite = 10;

interface Limit {
  /** How long a count is stored after its last change. Milliseconds. */
  readonly memoryMs: number;
  /** How long a caller has to wait, given the count and its remaining time. */
  readonly wait: (count: number, leftMs: number) => number;
  /** Whether the next event extends the memory. */
  readonly renews: (count: number) => boolean;
}

/** No wait up to the limit, then a wait for the rest of the window. */
const fixed = (limit: number, windowMs: number): Limit => ({
  memoryMs: windowMs,
  wait: (count, leftMs) => (count >= limit ? leftMs : 0),
  renews: (count) => count >= limit,
});

/** No wait for some events, then a delay that doubles with each, up to a maximum. */
const growing = (free: number, firstMs: number, longestMs: number, memoryMs: number): Limit => ({
  memoryMs,
  wait: (count, leftMs) => {
    if (count < free) return 0;
    const delay = Math.min(firstMs * 2 ** (count - free), longestMs);
    return delay - (memoryMs - leftMs);
  },
  renews: () => true,
});

/** Counts of events by key, stored so that a restart resets nothing; `keyed` is how a key is stored. */
const createRateLimit =
  (db: Database, { clock }: Environment, keyed = (key: string): string => key) =>
  (name: string, { memoryMs, wait, renews }: Limit) => {
    const idOf = (key: string): string => `${name}:${keyed(key)}`;
    /** The count of a key and how long it is stored; a clock that stepped back makes it no longer. */
    const activeEntry = (key: string) => {
      const entry = db.throttles.get(idOf(key));
      const leftMs = (entry?.until ?? 0) - clock.now();
      if (!entry || leftMs <= 0) return undefined;
      if (leftMs <= memoryMs) return { count: entry.count, leftMs };
      db.throttles.update(entry.id, { until: clock.now() + memoryMs });
      return { count: entry.count, leftMs: memoryMs };
    };
    const waitOf = (key: string | undefined): number => {
      const entry = key === undefined ? undefined : activeEntry(key);
      return entry ? wait(entry.count, entry.leftMs) : 0;
    };
    return {
      /** Whether the key has to wait. */
      isReached: (key: string): boolean => waitOf(key) > 0,
      /** Throws a 429 while the key has to wait; without a key nothing is limited. */
      assertAllowed: (key: string | undefined): void => {
        const waitMs = waitOf(key);
        if (waitMs > 0)
          throw HttpError.tooMany('Too many attempts. Please try again later.', waitMs);
      },
      record: (key: string | undefined): void => {
        if (key === undefined) return;
        const now = clock.now();
        const entry = activeEntry(key);
        const count = (entry?.count ?? 0) + 1;
        const until = now + (entry && !renews(count) ? entry.leftMs : memoryMs);
        db.evenWhenFull(() => db.throttles.put({ id: idOf(key), count, until }));
      },
      /** The number of remembered events of a key. */
      count: (key: string | undefined): number =>
        key === undefined ? 0 : (activeEntry(key)?.count ?? 0),
      reset: (key: string): void => db.evenWhenFull(() => db.throttles.delete(idOf(key))),
      resetAll: (prefix: string): void =>
        db.evenWhenFull(() => {
          for (const { id } of db.throttles.all())
            if (id.startsWith(idOf(prefix))) db.throttles.delete(id);
        }),
    };
  };

export const createRateLimits = (db: Database, environment: Environment, limits: AddressLimits) => {
  const rateLimit = createRateLimit(db, environment);
  /** Hashed, so that no count names a student who is gone. */
  const ofMailbox = createRateLimit(db, environment, digestOf);
  /** Counts by address and, for IPv6, also by site. */
  const byAddress = (name: string, most: number, windowMs: number) => {
    const own = rateLimit(name, fixed(most, windowMs));
    const site = rateLimit(name, fixed(most * networksOfSite, windowMs));
    return {
      assertAllowed: (peer: string | undefined): void => {
        own.assertAllowed(peer);
        site.assertAllowed(siteOf(peer));
      },
      record: (peer: string | undefined): void => {
        own.record(peer);
        site.record(siteOf(peer));
      },
      count: own.count,
    };
  };
  const signIns = byAddress('sign-ins', limits.signIns, quarter);
  const wrongCodes = byAddress('wrong-codes', limits.signIns, quarter);
  const signUps = byAddress('sign-ups', limits.signUps, hour);
  const contactMessages = byAddress('contact-forms', limits.contactMessages, hour);
  const contactSenders = rateLimit('contact-senders', fixed(1, day));
  const manyContactMessages = rateLimit('contact-forms-of-all', fixed(1000, day));
  // A hundred days of 4,000 messages take less than two gigabytes.
  const allContactMessages = rateLimit('contact-forms-of-all', fixed(4000, day));
  // Five tries allow for typing errors, then 15 s, 30 s, 1 min … a quarter of an hour, for a day.
  const account = rateLimit('account', growing(5, 15_000, quarter, day));
  return {
    /** Wrong passwords for one name from one address; each makes the next wait longer. */
    account,
    /** Called after a new password, which wrong tries of the old one must not lock out. */
    forgetSignIns: ({ email, rollNumber }: Pick<User, 'email' | 'rollNumber'>): void => {
      for (const name of [email, rollNumber]) if (name) account.resetAll(namesBegin(name));
    },
    signIns,
    codes: byAddress('codes', limits.codes, hour),
    wrongCodes,
    /** Sign-ups, including refused ones, which reveal whether an email is taken. */
    signUps,
    /** The number of an address's recent mistakes. */
    mistakes: (peer: string | undefined): number =>
      [signIns, wrongCodes, signUps].reduce((sum, limit) => sum + limit.count(peer), 0),
    contactMessages: {
      /** After a thousand messages in a day, each address may still send its first message. */
      assertAllowed: (peer: string | undefined): void => {
        contactMessages.assertAllowed(peer);
        const isFirst = contactSenders.count(siteOf(peer) ?? peer) === 0;
        (isFirst ? allContactMessages : manyContactMessages).assertAllowed('all');
      },
      record: (peer: string | undefined): void => {
        contactMessages.record(peer);
        contactSenders.record(siteOf(peer) ?? peer);
        allContactMessages.record('all');
      },
    },
    /** Wrong codes for a mailbox, from whatever addresses. */
    guesses: ofMailbox('guesses', fixed(50, day)),
    /** Wrong codes of the second step, by account: only a user with its password tries them. */
    secondSteps: rateLimit('second-steps', growing(5, 15_000, quarter, day)),
    /** Questions that the help bot asks the server for a user. */
    botQuestions: rateLimit('bot-questions', fixed(60, hour)),
    /** Codes for changes of email, by account. */
    codesByAccount: rateLimit('codes-by-account', fixed(10, hour)),
    /** Codes for changes of email, by mailbox. */
    codesToMailbox: ofMailbox('codes-to-mailbox', fixed(5, hour)),
    /** Mails to an address; codes apart, so that asking for codes holds no warning back. */
    mails: ofMailbox('mails', fixed(30, hour)),
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
