import type { User } from '../../db/records.ts';
import type { Host } from '../hosts.ts';

/** Makes an input that the operation accepts from this user; its ids name records that exist. */
type Sample = (host: Host, user: User) => Record<string, unknown>;

/** By the operation's id. */
export type Samples = Readonly<Record<string, Sample>>;
