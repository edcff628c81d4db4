import type { Backend } from '@seatwise/backend/backend';
import type { PayuTransaction } from '@seatwise/backend/db/records';
import { sameText } from '@seatwise/backend/security/signatures';
import { payuAccount } from '../credentials.ts';
import { randomDigits } from '@seatwise/backend/areas/payments/providers/ids';
import { commandHash, responseHash } from '@seatwise/backend/areas/payments/providers/payu';
import { readPaymentForm } from './paymentForm.ts';
import { wordsOf, type Outcome } from './outcomes.ts';
import { echoedFields, responseFields, statusFields } from './answers.ts';

/** PayU's own record of transactions, with the acts of its pages and API, without transport. */
export const createPayuLedger = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const account = () => payuAccount(db);

  const find = (txnid: string) => db.payuTransactions.get(txnid);

  /** `POST /_payment`: the payer arrives with the merchant's form. */
  const begin = async (posted: Readonly<Record<string, string>>): Promise<PayuTransaction> => {
    const fields = await readPaymentForm(posted, account());
    return db.transaction(() => {
      const present = find(fields.txnid);
      if (present?.outcome) return present;
      return db.payuTransactions.put({
        id: fields.txnid,
        mihpayid: present?.mihpayid ?? `4039${randomDigits(environment, 14)}`,
        fields,
        outcome: null,
        createdAt: environment.clock.now(),
      });
    });
  };

  /** Decides a payment. A pending payment can still go either way; any other outcome is final. */
  const decide = (txnid: string, outcome: Outcome): PayuTransaction | undefined =>
    db.transaction(() => {
      const present = find(txnid);
      if (!present || (present.outcome !== null && present.outcome !== 'pending')) return present;
      return db.payuTransactions.update(txnid, { outcome });
    });

  /** The signed fields that are posted back to the merchant. */
  const responseOf = async (
    transaction: PayuTransaction,
    outcome: Outcome,
  ): Promise<Record<string, string>> => {
    const fields = echoedFields(transaction);
    const { status } = wordsOf[outcome];
    const hash = await responseHash(fields, { status }, account());
    return { ...responseFields(transaction, outcome), hash };
  };

  const detailsOf = (txnid: string): Readonly<Record<string, unknown>> => {
    const transaction = find(txnid);
    return transaction?.outcome
      ? statusFields(transaction, transaction.outcome)
      : { mihpayid: 'Not Found', status: 'Not Found' };
  };

  /** `POST /merchant/postservice` */
  const command = async (posted: Readonly<Record<string, string>>) => {
    const { key = '', command: name = '', var1 = '', hash = '' } = posted;
    if (key !== account().key) return { status: 0, msg: 'Invalid merchant key.' };
    if (!sameText(hash.toLowerCase(), await commandHash(name, var1, account())))
      return { status: 0, msg: 'Invalid Hash.' };
    if (name !== 'verify_payment') return { status: 0, msg: 'Invalid command.' };
    const asked = var1.split('|').slice(0, 50);
    const found = asked.filter((txnid) => find(txnid)?.outcome);
    return {
      status: found.length > 0 ? 1 : 0,
      msg: `${found.length} out of ${asked.length} Transactions Fetched Successfully`,
      transaction_details: Object.fromEntries(asked.map((txnid) => [txnid, detailsOf(txnid)])),
    };
  };

  return { find, begin, decide, responseOf, command };
};
