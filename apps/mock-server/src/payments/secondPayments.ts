import { providers } from '@seatwise/api-client/contract/payments';
import type { Backend } from '../backend.ts';
import type { Order, PayuTransaction, User } from '../db/records.ts';
import { secrets } from '../db/seed/secrets.ts';
import { Refusal } from '../refusal.ts';
import { sameText } from '../signatures.ts';
import { merchant } from './credentials.ts';
import { randomLetters } from './ids.ts';
import { createOrderBook, type Wish } from './orderBook.ts';
import { requestHash, responseHash, type MerchantAccount } from './payu.ts';
import { planOf, rupees } from './prices.ts';
import { createPayuLedger } from './simulators/payu/ledger.ts';

export const secondPaymentPath = '/simulators/payu/_payment';
const returnPath = `/api/payments/${providers.second.slug}/return`;

/** Text the provider takes: no pipes, which would shift its hash, and nothing invisible. */
const plainText = (text: string, longest: number): string => {
  const plain = text
    .replace(/[|\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
};

const payerOf = (user: User) => ({
  firstname: plainText(user.username, 60) || 'Student',
  // The provider takes 50 characters, and an address cut short may be somebody else's.
  email: user.email.length <= 50 ? user.email : 'payments@seatwise.test',
  phone: user.phone ?? '9999999999',
});

/** The fields under the hash. */
type Signed = Omit<PayuTransaction['fields'], 'phone' | 'surl' | 'furl' | 'hash'>;

const signedFields = ({ id, amountPaise, description, roleId, payer }: Order): Signed => ({
  key: merchant.payuKey,
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
const isState = (status: string): status is keyof typeof stateOf => Object.hasOwn(stateOf, status);

/** The merchant's side of the second provider. */
export const createSecondPayments = (backend: Pick<Backend, 'db' | 'environment'>) => {
  const { db, environment } = backend;
  const book = createOrderBook(backend);
  const provider = createPayuLedger(backend);
  const account = (): MerchantAccount => ({ key: merchant.payuKey, salt: secrets.secondSalt(db) });

  const settle = (id: string, state: 'PAID' | 'FAILED' | 'PENDING'): Order => {
    // mihpayid lies outside the hash, so it is asked for instead of taken from the browser.
    if (state === 'PAID') book.pay(id, provider.statusOf(id)?.mihpayid ?? null);
    else book.advance(id, state);
    return db.orders.get(id)!;
  };

  const reconcile = (order: Order): Order => {
    const found = provider.statusOf(order.id);
    return found ? settle(order.id, stateOf[found.status]) : order;
  };

  const takeOrder = (wish: Omit<Wish, 'provider' | 'payer'>): Order =>
    book.take(
      {
        ...wish,
        provider: 'second',
        description: plainText(wish.description, 100) || `Seatwise ${wish.plan} plan`,
        payer: payerOf(wish.user),
      },
      { reconcile, open: () => `sw${randomLetters(environment, 20)}` },
    );

  /** The fields that the payer's browser posts to the provider. */
  const formOf = async (order: Order, origin: string): Promise<Record<string, string>> => {
    const fields = signedFields(order);
    return {
      ...fields,
      phone: order.payer!.phone,
      surl: origin + returnPath,
      furl: origin + returnPath,
      hash: await requestHash(fields, account()),
    };
  };

  /**
   * What the payer's browser brings back. Every field under the hash must be the one we sent, so
   * that a hash over other fields, however it was come by, proves nothing about this order.
   */
  const receiveReturn = async (posted: Readonly<Record<string, string>>): Promise<Order> => {
    const refusal = new Refusal(400, 'The hash does not match the fields.');
    const { txnid = '', status = '', hash = '', additionalCharges } = posted;
    const order = db.orders.get(txnid);
    if (order?.provider !== 'second' || !order.payer || !isState(status)) throw refusal;
    const sent = signedFields(order);
    for (const [name, value] of Object.entries(sent))
      if ((posted[name] ?? '') !== value) throw refusal;
    const expected = await responseHash(sent, { status, additionalCharges }, account());
    if (!sameText(hash, expected)) throw refusal;
    // Authorised is not captured: the money has not arrived yet.
    const captured = posted['unmappedstatus'] === 'captured';
    return settle(order.id, status === 'success' && !captured ? 'PENDING' : stateOf[status]);
  };

  return { takeOrder, formOf, receiveReturn, reconcile };
};
