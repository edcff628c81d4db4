import { expect } from 'vitest';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import type { RowOf } from '@seatwise/api-client/contract/operation';
import type { orders } from '@seatwise/api-client/contract/orders';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { hashPassword } from '@seatwise/backend/security/passwords';
import { createRateLimits } from '@seatwise/backend/security/rateLimits';
import { createSecondFactors } from '@seatwise/backend/security/secondFactors';
import { createSessions } from '@seatwise/backend/security/sessions';
import { createTokens } from '@seatwise/backend/security/tokens';
import type { MockBackend } from '../../../mockBackend.ts';
import { simulatedProviders } from '../../../mock/ledgers/providers.ts';
import { createDatabase } from '@seatwise/backend/db/database';
import { createRouteTable } from '@seatwise/backend/http/routes';
import type { User } from '@seatwise/backend/db/records';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { secretNames, secrets } from '@seatwise/backend/security/secrets';
import { randomName } from '@seatwise/backend/environment';
import { accountHandlers } from '@seatwise/backend/areas/accounts/handlers/accounts';
import { createAuditTrail } from '@seatwise/backend/security/auditTrail';
import { adminPaymentHandlers } from '@seatwise/backend/areas/payments/handlers/adminPayments';
import { callbackHandlers } from '@seatwise/backend/areas/payments/handlers/callbacks';
import { orderHandlers } from '@seatwise/backend/areas/payments/handlers/orders';
import { paymentHandlers } from '@seatwise/backend/areas/payments/handlers/payments';
import { createScenarios } from '../../../mock/scenarios/index.ts';
import { testEnvironment } from '@seatwise/backend/testing/environment';
import { merchant } from '../../../mock/ledgers/credentials.ts';
import { createPaymentRound } from '../../../hosts/mockJobs.ts';
import { gstPercent, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { payuHandlers } from '../../../mock/simulators/payu/handlers.ts';
import { razorpayHandlers } from '../../../mock/simulators/razorpay/handlers.ts';

const password = 'Seatwise@123';
export const shopAddress = 'http://localhost:4000';

type OrderRow = RowOf<(typeof orders)['listOrders']>;

export interface Sent {
  readonly as?: User;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignedTriple {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

const payuIntent = (user: User, plan: PlanId) => ({
  userId: user.id,
  purchasedRoleId: roleIds[plan],
  amountPaise: priceOf(plan).totalPaise,
  currency: 'INR',
  receipt: 'rcpt_1',
  description: `${plan} plan`,
});
const cardIntent = (user: User, plan: PlanId) => ({
  ...payuIntent(user, plan),
  notes: {
    baseAmountPaise: priceOf(plan).basePaise,
    gstPercent,
    gstAmountPaise: priceOf(plan).gstPaise,
    totalAmountPaise: priceOf(plan).totalPaise,
  },
});

/** A backend with only payments: a few customers, the merchant's handlers, both simulators. */
export const openShop = (storage = memoryStorage(), environment = testEnvironment()) => {
  const { clock, logged } = environment;
  const db = createDatabase(storage);
  for (const name of secretNames)
    if (!db.settings.get(`secret:${name}`))
      db.settings.put({ id: `secret:${name}`, value: randomName(environment, 32) });

  const hire = (role: Role, username = `A ${role} Person`): User => {
    const id = db.nextId('users');
    return db.users.put({
      id,
      username,
      fullName: username,
      email: `person${id}@seatwise.test`,
      emailVerified: true,
      password: '',
      role,
      rollNumber: null,
      phone: '9876500001',
      counsellingCategory: null,
      air: null,
      gender: null,
      isActive: true,
      createdAt: clock.now(),
      deletedAt: null,
      sessionVersion: 1,
    });
  };

  const tokens = createTokens(db, environment);
  const secondFactors = createSecondFactors(db, environment, false);
  const sessions = createSessions({ db, environment, tokens, secondFactors });
  const scenarios = createScenarios(environment.slowness);
  // Payments use only these parts of the backend.
  const rateLimits = createRateLimits(db, environment, {
    signIns: 1_000_000,
    codes: 1_000_000,
    signUps: 1_000_000,
    contactMessages: 1_000_000,
  });
  const audit = createAuditTrail(db, environment);
  const webOrigins = new Set<string>();
  const providers = simulatedProviders({ db, environment });
  const signIn = { tokens, secondFactors, sessions, rateLimits };
  const parts = { audit, db, environment, ...signIn, providers, scenarios, webOrigins };
  const backend = parts as unknown as MockBackend;
  const answer = createRouteTable([
    ...accountHandlers(backend),
    ...paymentHandlers(backend),
    ...orderHandlers(backend),
    ...adminPaymentHandlers(backend),
    ...callbackHandlers(backend),
    ...razorpayHandlers(backend),
    ...payuHandlers(backend),
  ]);

  const send = async (method: string, path: string, sent: Sent = {}): Promise<Response> => {
    const { as, json, form, headers } = sent;
    const body =
      json === undefined
        ? form
          ? new URLSearchParams(form).toString()
          : sent.body
        : JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const request = new Request(shopAddress + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': type }),
        ...(as && { authorization: `Bearer ${await tokens.issue(as)}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const response = await answer(request);
    if (!response) throw new Error(`Nobody answers ${method} ${path}`);
    return response;
  };

  /** Posts a form, and follows a redirect as a browser does. */
  const post = async (path: string, sent: Sent): Promise<Response> => {
    const answer = await send('POST', path, sent);
    const isPage = path.startsWith('/simulators/payu/') && answer.status === 303;
    return isPage ? send('GET', answer.headers.get('location')!) : answer;
  };

  const cardOrder = async (user: User, plan: PlanId): Promise<string> => {
    const response = await post('/api/payments/razorpay/create-order', {
      as: user,
      json: cardIntent(user, plan),
    });
    return ((await response.json()) as { providerOrderId: string }).providerOrderId;
  };

  /** Pays as the checkout does when the payer presses one of its buttons. */
  const payByCard = async (
    orderId: string,
    outcome: 'success' | 'failure' = 'success',
    headers: Sent['headers'] = {},
  ) => {
    const order = db.razorpayOrders.get(orderId);
    const response = await post('/simulators/razorpay/v1/payments', {
      headers,
      json: {
        key: merchant.razorpayKeyId,
        order_id: orderId,
        amount: order?.amount,
        currency: 'INR',
        outcome,
      },
    });
    return (await response.json()) as SignedTriple;
  };

  const verify = (user: User, triple: SignedTriple) =>
    post('/api/payments/razorpay/verify', { as: user, json: triple });

  const payuOrder = async (user: User, plan: PlanId, headers: Sent['headers'] = {}) => {
    const response = await post('/api/payments/payu/create-order', {
      as: user,
      json: payuIntent(user, plan),
      headers,
    });
    return (await response.json()) as {
      paymentId: string;
      paymentUrl: string;
      params: Record<string, string>;
    };
  };

  /** Why an order is refused; undefined if it is opened. */
  const refusalOf = async (
    provider: 'card' | 'payu',
    user: User,
    plan: PlanId,
  ): Promise<string | undefined> => {
    const response = await post(
      `/api/payments/${provider === 'card' ? 'razorpay' : 'payu'}/create-order`,
      { as: user, json: provider === 'card' ? cardIntent(user, plan) : payuIntent(user, plan) },
    );
    if (response.ok) return undefined;
    return ((await response.json()) as { message: string }).message;
  };

  const cancel = (user: User, id: string) => post(`/api/orders/${id}/cancel`, { as: user });

  const ordersOf = async (user: User): Promise<OrderRow[]> =>
    (await (await send('GET', '/api/orders', { as: user })).json()) as OrderRow[];

  const statusOf = async (user: User, id: string): Promise<unknown> => {
    const response = await send('GET', `/api/orders/${id}`, { as: user });
    return response.ok ? ((await response.json()) as { status: string }).status : response.status;
  };

  return {
    db,
    backend,
    scenarios,
    logged,
    hire,
    send,
    post,
    cardIntent,
    payuIntent,
    cardOrder,
    payByCard,
    verify,
    payuOrder,
    refusalOf,
    cancel,
    ordersOf,
    statusOf,
    /** The job's work for every minute. */
    round: createPaymentRound(backend),
    roleOf: (user: User) => db.users.get(user.id)!.role,
    roleChanges: () => logged.filter(({ event }) => event === 'role raised').length,
    password,
    setPassword: async ({ id }: User) => {
      db.users.update(id, { password: await hashPassword(environment, password) });
    },
    /** The time that the test has let pass. Milliseconds. */
    passed: () => clock.offset,
    passTime: (milliseconds: number) => {
      clock.offset += milliseconds;
    },
    keySecret: () => secrets.cardKey(db),
    webhookSecret: () => secrets.cardWebhook(db),
    payuAccount: () => ({ key: merchant.payuKey, salt: secrets.payuSalt(db) }),
  };
};

export type Shop = ReturnType<typeof openShop>;

/** Asserts that nothing was paid and no role has changed. */
export const expectUnpaid = (shop: Shop): void => {
  expect(shop.roleChanges()).toBe(0);
  expect(shop.db.orders.all().filter(({ status }) => status === 'PAID')).toEqual([]);
};
