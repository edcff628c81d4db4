import { day, hour } from '@seatwise/api-client/contract/constants/time';
import { callbacks } from '@seatwise/api-client/contract/callbacks';
import type { MockBackend } from '../../mockBackend.ts';
import type { ProviderNotice } from '@seatwise/backend/db/records';
import { randomName } from '@seatwise/backend/environment';
import { createCardPayments } from '@seatwise/backend/areas/payments/cardPayments';
import { createPayuPayments } from '@seatwise/backend/areas/payments/payuPayments';

/** The limits of the exponential backoff, in milliseconds. */
const initialBackoff = 60_000;
const maxBackoff = hour;
/** The time for which a provider retries. */
const retryWindow = day;

const operationOf = { card: callbacks.cardWebhook, payu: callbacks.payuWebhook };

type NewNotice = Pick<ProviderNotice, 'provider' | 'body' | 'signature'> & {
  readonly id?: string | undefined;
};

/**
 * Sends the webhooks of the providers' servers: at least once, in any order, and retried until
 * delivered. Scenarios can make the receiver unreachable.
 */
export const createNotifications = (
  backend: Pick<MockBackend, 'db' | 'environment' | 'scenarios' | 'providers'>,
) => {
  const { db, environment, scenarios } = backend;
  const { clock } = environment;
  const card = createCardPayments(backend);
  const payu = createPayuPayments(backend);

  const isReachable = (
    provider: ProviderNotice['provider'],
    request: Request | undefined,
  ): boolean =>
    !scenarios.plays('payment.unverified', request) &&
    !scenarios.plays('payment.unreachable', request) &&
    scenarios.networkState(operationOf[provider].id, request) === 'ok';

  const receive = async ({ id, provider, body, signature }: ProviderNotice): Promise<unknown> =>
    provider === 'card'
      ? card.receiveWebhook({ rawBody: body, signature, eventId: id })
      : payu.receive(Object.fromEntries(new URLSearchParams(body)));

  const isDelivered = async (notice: ProviderNotice, request?: Request): Promise<boolean> => {
    if (!isReachable(notice.provider, request)) return false;
    try {
      await receive(notice);
      return true;
    } catch (error) {
      environment.log('notification refused', { id: notice.id, error: String(error) });
      return false;
    }
  };

  const scheduleRetry = ({ id, tries, createdAt }: ProviderNotice): void => {
    const now = clock.now();
    if (now - createdAt >= retryWindow) db.providerNotices.delete(id);
    else
      db.providerNotices.update(id, {
        tries: tries + 1,
        nextAt: now + Math.min(initialBackoff * 2 ** tries, maxBackoff),
      });
  };

  const deliver = async (notice: ProviderNotice, request?: Request): Promise<void> => {
    if (await isDelivered(notice, request)) db.providerNotices.delete(notice.id);
    else if (db.providerNotices.get(notice.id)) scheduleRetry(notice);
  };

  return {
    /** Sends a notification within a request, and stores it until it is delivered. */
    send: async ({ id = randomName(environment), ...notice }: NewNotice, request: Request) => {
      const now = clock.now();
      const kept = db.providerNotices.put({ ...notice, id, tries: 0, nextAt: now, createdAt: now });
      await deliver(kept, request);
    },
    /** Retries the notifications that are due. */
    sendDue: async (): Promise<void> => {
      for (const notice of db.providerNotices.all())
        if (notice.nextAt <= clock.now()) await db.turns.take(() => deliver(notice));
    },
  };
};
