import { providers } from '@seatwise/api-client/contract/payments';
import * as z from 'zod/mini';
import type { Backend } from '../../backend.ts';
import type { Order, User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { sameText } from '../../security/signatures.ts';
import { randomLetters } from './providers/ids.ts';
import { createOrderBook, type ReconciliationResult, type PurchaseIntent } from './orderBook.ts';
import { commandHash, requestHash, responseHash } from './providers/payu.ts';
import { planOf, rupees } from './prices.ts';

const returnPath = `/api/payments/${providers.payu.slug}/return`;

/** Text that PayU accepts: without pipes, which would shift its hash, or invisible characters. */
const plainText = (text: string, longest: number): string => {
  const plain = text
    .replace(/[|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
};

const payerOf = (user: User, contact: string) => ({
  firstname: plainText(user.username, 60) || 'Student',
  // PayU accepts 50 characters, and a truncated address may belong to another person.
  email: user.email.length <= 50 ? user.email : contact,
  phone: user.phone ?? '9999999999',
});

/** The fields that the hash covers. */
const signedFields = (key: string, { id, amountPaise, description, roleId, payer }: Order) => ({
  key,
  txnid: id,
  amount: rupees(amountPaise),
  productinfo: description,
  firstname: payer!.firstname,
  email: payer!.email,
  udf1: planOf(roleId) ?? '',
  udf2: '',
  udf3: '',
  udf4: '',
  udf5: '',
});

const stateOf = { success: 'PAID', failure: 'FAILED', pending: 'PENDING' } as const;
type State = (typeof stateOf)[keyof typeof stateOf];
const isState = (status: string): status is keyof typeof stateOf => Object.hasOwn(stateOf, status);

/** An authorised payment is not captured: the money has not arrived yet. */
const stateFrom = (status: keyof typeof stateOf, unmapped: string | undefined): State =>
  status === 'success' && unmapped !== 'captured' ? 'PENDING' : stateOf[status];

const details = z.object({
  mihpayid: z.string(),
  status: z.string(),
  unmappedstatus: z.optional(z.string()),
  amt: z.optional(z.string()),
});
type Details = z.infer<typeof details> & { readonly status: keyof typeof stateOf };
const verified = z.object({ transaction_details: z.record(z.string(), details) });

/** The merchant's side of PayU. */
export const createPayuPayments = (backend: Pick<Backend, 'db' | 'environment' | 'providers'>) => {
  const {
    db,
    environment,
    providers: { payu: provider },
  } = backend;
  const book = createOrderBook(backend);
  const { account } = provider;

  const settle = (id: string, state: State, paymentId: string | null): Order => {
    if (state === 'PAID') book.pay(id, paymentId);
    else book.advance(id, state);
    return db.orders.get(id)!;
  };

  /** The state of a transaction by `verify_payment`; undefined before the first attempt to pay. */
  const verifyPayment = async (id: string): Promise<Details | undefined> => {
    const { key, salt } = account();
    const command = 'verify_payment';
    const hash = await commandHash(command, id, { key, salt });
    const said = await db.turns.aside(() => provider.command({ key, command, var1: id, hash }));
    const answer = z.parse(verified, said);
    const details = answer.transaction_details[id];
    return details && isState(details.status) ? (details as Details) : undefined;
  };

  /** Whether the provider has a payment for an order that has arrived or may still arrive. */
  const knowsPayment = async ({ id }: Order): Promise<boolean> => {
    const found = await verifyPayment(id);
    return found !== undefined && found.status !== 'failure';
  };

  const reconcile = async (order: Order): Promise<Order> => {
    const found = await verifyPayment(order.id);
    if (!found) return order;
    const { mihpayid, status, unmappedstatus, amt } = found;
    if (amt === rupees(order.amountPaise))
      return settle(order.id, stateFrom(status, unmappedstatus), mihpayid);
    environment.log('payment does not fit its order', { order: order.id, payment: mihpayid });
    return order;
  };

  const takeOrder = (
    intent: Omit<PurchaseIntent, 'provider' | 'payer'>,
    findings: ReconciliationResult,
  ): Order =>
    book.take(
      {
        ...intent,
        provider: 'payu',
        description: plainText(intent.description, 100) || `Seatwise ${intent.plan} plan`,
        payer: payerOf(intent.user, provider.contact),
      },
      findings,
      () => ({ id: `sw${randomLetters(environment, 20)}` }),
    );

  /**
   * The fields that the payer's browser posts to PayU, with the app's origin if served elsewhere.
   */
  const formOf = async (
    order: Order,
    origin: string,
    app?: string,
  ): Promise<Record<string, string>> => {
    const fields = signedFields(account().key, order);
    const address = origin + returnPath + (app ? `?${new URLSearchParams({ app })}` : '');
    return {
      ...fields,
      phone: order.payer!.phone,
      surl: address,
      furl: address,
      hash: await requestHash(fields, account()),
    };
  };

  /**
   * Handles the result that the payer's browser brings or PayU's server reports; both may come, in
   * any order, and more than once. Every hashed field must be the one we sent, so that a hash over
   * other fields, however obtained, proves nothing about this order.
   */
  const receive = async (posted: Readonly<Record<string, string>>): Promise<Order> => {
    const refusal = new HttpError(400, 'The hash does not match the fields.');
    const { txnid = '', status = '', hash = '', additionalCharges } = posted;
    const order = db.orders.get(txnid);
    if (order?.provider !== 'payu' || !order.payer || !isState(status)) throw refusal;
    const sent = signedFields(account().key, order);
    for (const [name, value] of Object.entries(sent))
      if ((posted[name] ?? '') !== value) throw refusal;
    const expected = await responseHash(sent, { status, additionalCharges }, account());
    if (!sameText(hash, expected)) throw refusal;
    const state = stateFrom(status, posted['unmappedstatus']);
    // The hash does not cover mihpayid, so PayU is asked for it instead of trusting the message.
    const found = state === 'PAID' ? await verifyPayment(order.id) : undefined;
    return settle(order.id, state, found?.mihpayid ?? null);
  };

  return { takeOrder, formOf, paymentUrl: provider.paymentUrl, receive, reconcile, knowsPayment };
};
