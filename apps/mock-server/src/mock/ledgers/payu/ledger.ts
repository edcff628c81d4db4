import { indianOffset, iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { PayuTransaction } from '../../../db/records.ts';
import { secrets } from '../../../security/secrets.ts';
import { sameText } from '../../../security/signatures.ts';
import { merchant } from '../../../areas/payments/providers/credentials.ts';
import { randomDigits } from '../../../areas/payments/providers/ids.ts';
import {
  commandHash,
  responseHash,
  type MerchantAccount,
} from '../../../areas/payments/providers/payu.ts';
import { readPaymentForm, type PostedForm } from './paymentForm.ts';
import { wordsOf, type Outcome } from './outcomes.ts';

const indianTime = (time: number): string =>
  iso(time + indianOffset)
    .slice(0, 19)
    .replace('T', ' ');

/** 10.00 → `10`, as the provider writes what it debited. */
const debited = (fields: PostedForm, outcome: Outcome): string =>
  outcome === 'success' ? String(Number(fields.amount)) : '0.00';

/** The provider's own book of transactions; what its pages and its API do, without transport. */
export const createPayuLedger = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const account = (): MerchantAccount => ({ key: merchant.payuKey, salt: secrets.payuSalt(db) });

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

  /** A pending payment can still go either way; every other outcome is final. */
  const decide = (txnid: string, outcome: Outcome): PayuTransaction | undefined =>
    db.transaction(() => {
      const present = find(txnid);
      if (!present || (present.outcome !== null && present.outcome !== 'pending')) return present;
      return db.payuTransactions.update(txnid, { outcome });
    });

  /** What is posted back to the merchant, signed. */
  const responseOf = async (
    { mihpayid, fields, createdAt }: PayuTransaction,
    outcome: Outcome,
  ): Promise<Record<string, string>> => {
    const { surl: _, furl: __, hash: ___, ...echoed } = fields;
    const { status, unmappedstatus, error, message, field9 } = wordsOf[outcome];
    return {
      mihpayid,
      mode: 'CC',
      status,
      unmappedstatus,
      ...echoed,
      discount: '0.00',
      net_amount_debit: debited(fields, outcome),
      addedon: indianTime(createdAt),
      field9,
      payment_source: 'payu',
      PG_TYPE: 'CC-PG',
      bank_ref_num: status === 'success' ? mihpayid.slice(-9) : '',
      bankcode: 'CC',
      error,
      error_Message: message,
      hash: await responseHash(echoed, { status }, account()),
    };
  };

  const detailsOf = (txnid: string): Readonly<Record<string, unknown>> => {
    const transaction = find(txnid);
    if (!transaction?.outcome) return { mihpayid: 'Not Found', status: 'Not Found' };
    const { mihpayid, fields, outcome, createdAt } = transaction;
    const { status, unmappedstatus, error, message, field9 } = wordsOf[outcome];
    return {
      mihpayid,
      request_id: '',
      bank_ref_num: status === 'success' ? mihpayid.slice(-9) : '',
      amt: fields.amount,
      transaction_amount: fields.amount,
      txnid,
      additional_charges: '0.00',
      productinfo: fields.productinfo,
      firstname: fields.firstname,
      bankcode: 'CC',
      udf1: fields.udf1,
      udf2: fields.udf2,
      udf3: fields.udf3,
      udf4: fields.udf4,
      udf5: fields.udf5,
      field9,
      error_code: error,
      error_Message: message,
      addedon: indianTime(createdAt),
      payment_source: 'payu',
      net_amount_debit: Number(debited(fields, outcome)),
      disc: '0.00',
      mode: 'CC',
      PG_TYPE: 'CC-PG',
      status,
      unmappedstatus,
    };
  };

  /** `POST /merchant/postservice` */
  const command = async (posted: Readonly<Record<string, string>>) => {
    const { key = '', command: name = '', var1 = '', hash = '' } = posted;
    if (key !== merchant.payuKey) return { status: 0, msg: 'Invalid merchant key.' };
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

  return { begin, decide, responseOf, command };
};
