import {
  clientMessageIdHeader,
  destinations,
  maxFrameBytes,
} from '@seatwise/api-client/contract/chat';
import * as z from 'zod/mini';
import { StorageFull, type Turns } from '../../db/storage.ts';
import type { User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError, storageFull } from '../../httpError.ts';
import { createTokenBucket } from '../../security/tokenBucket.ts';
import type { Bearer, Tokens } from '../../security/tokens.ts';
import type { Broker } from './stomp/broker.ts';
import type { ConnectionRules } from './stomp/connection.ts';
import { resolveSubscription } from './topics.ts';

/** Limits for a user over all tabs and devices; a tab has one connection and two subscriptions. */
const maxConnectionsPerUser = 20;
const maxSubscriptionsPerUser = 100;

const accepted = { accepted: true } as const;

/** The rejection message for an error. */
const rejectionOf = (error: unknown): { rejected: string } => {
  if (error instanceof HttpError) return { rejected: error.message };
  if (error instanceof StorageFull) return { rejected: storageFull().message };
  if (error instanceof SyntaxError) return { rejected: 'The message is not JSON' };
  if (error instanceof z.core.$ZodError)
    return {
      rejected:
        error.issues[0]?.code === 'too_big'
          ? error.issues[0].message
          : 'The message does not fit the contract',
    };
  throw error;
};

interface Parts {
  readonly environment: Environment;
  readonly tokens: Tokens;
  readonly take: Turns['take'];
  readonly load: (userId: number) => ReturnType<Broker<Bearer>['load']>;
  readonly mayRead: (user: User, conversationId: number) => boolean;
  readonly onMessage: (
    user: User,
    message: z.infer<typeof destinations.send.message>,
    clientMessageId: string | null,
  ) => void;
  readonly onTyping: (user: User, conversationId: number) => void;
}

/** The chat's rules for connections. Peers are bearers; their rights are read for every frame. */
export const connectionRules = ({
  environment: { clock, log },
  tokens,
  take,
  load,
  mayRead,
  onMessage,
  onTyping,
}: Parts): ConnectionRules<Bearer> => {
  const takeFrameToken = createTokenBucket(clock.now, { burst: 2000, perSecond: 200 });
  const expiresIn = ({ expiresAt }: Bearer): number => expiresAt - clock.now();
  return {
    maxFrameOctets: maxFrameBytes,
    server: 'seatwise-mock',
    onError: (error) => log('failed', { operation: 'chat', error: String(error) }),
    authenticate: async (headers) => {
      const bearer = await tokens.read(headers['Authorization']);
      return bearer && tokens.holder(bearer) && bearer;
    },
    rejectionReason: (bearer) => {
      if (expiresIn(bearer) <= 0) return 'The session has expired.';
      return tokens.holder(bearer) ? undefined : 'Please sign in again.';
    },
    refusalReason: ({ userId }) =>
      load(userId).connections >= maxConnectionsPerUser
        ? `You have ${maxConnectionsPerUser} connections already.`
        : undefined,
    expiresIn,
    allowsFrame: ({ userId }) => takeFrameToken(userId),
    subscribe: (bearer, address) => {
      const user = tokens.holder(bearer)!;
      if (load(user.id).subscriptions >= maxSubscriptionsPerUser)
        return { rejected: `You have ${maxSubscriptionsPerUser} subscriptions already.` };
      return resolveSubscription(user, address, (id) => mayRead(user, id));
    },
    send: (bearer, address, { headers, body }) => {
      const { send, typing } = destinations;
      const act = (): void => {
        const user = tokens.holder(bearer);
        if (!user) throw new HttpError(401, 'Please sign in again.');
        if (address === typing.address)
          onTyping(user, z.parse(typing.message, JSON.parse(body)).conversationId);
        else
          onMessage(
            user,
            z.parse(send.message, JSON.parse(body)),
            headers[clientMessageIdHeader] ?? null,
          );
      };
      if (address !== typing.address && address !== send.address)
        return { rejected: `Nothing can be sent to ${address}` };
      try {
        const done = address === send.address ? take(act) : act();
        return done instanceof Promise ? done.then(() => accepted, rejectionOf) : accepted;
      } catch (error) {
        return rejectionOf(error);
      }
    },
  };
};
