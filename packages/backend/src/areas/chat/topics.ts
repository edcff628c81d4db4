import { may } from '@seatwise/api-client/contract/constants/permissions';
import { destinations, type Destination } from '@seatwise/api-client/contract/chat';
import type { User } from '../../db/records.ts';

export const topicOf = {
  admins: destinations.adminNotifications.address,
  user: (id: number) => destinations.userQueue.address.replace('{userId}', String(id)),
  staff: destinations.staff.address,
  conversation: (id: number) =>
    destinations.conversation.address.replace('{conversationId}', String(id)),
};

const patternOf = ({ address }: Destination): RegExp =>
  new RegExp(`^${address.replace(/\{\w+\}/g, '([1-9]\\d{0,14})')}$`);

const subscribable = Object.values<Destination>(destinations)
  .filter(({ action }) => action === 'subscribe')
  .map((destination) => ({ destination, pattern: patternOf(destination) }));

/** The short name of the user's own queue. */
const ownQueue = /^\/user\/queue\/messages$/;

/**
 * Resolves a destination to a topic, or rejects it. Stricter than Spring's simple
 * broker: another user's queue, an unknown name and a bare `/topic/**` are rejected.
 */
export const resolveSubscription = (
  user: User,
  address: string,
  mayRead: (conversationId: number) => boolean,
): { topic: string } | { rejected: string } => {
  if (ownQueue.test(address)) return { topic: topicOf.user(user.id) };
  for (const { destination, pattern } of subscribable) {
    const found = pattern.exec(address);
    if (!found) continue;
    const record = Number(found[1]);
    const owns =
      destination.owner === 'user'
        ? record === user.id
        : destination.owner === 'conversation'
          ? mayRead(record)
          : true;
    return may(user.role, destination.access) && owns
      ? { topic: address }
      : { rejected: `You may not listen to ${address}` };
  }
  return { rejected: `There is no destination ${address}` };
};
