import { indianOffset, iso } from '@seatwise/api-client/contract/constants/time';
import type { PayuTransaction } from '@seatwise/backend/db/records';
import { wordsOf, type Outcome } from './outcomes.ts';

const indianTime = (time: number): string =>
  iso(time + indianOffset)
    .slice(0, 19)
    .replace('T', ' ');

/** Formats a debited amount as PayU does: `10.00` becomes `10`. */
const debited = (amount: string, outcome: Outcome): string =>
  outcome === 'success' ? String(Number(amount)) : '0.00';

/** The fields of a transaction that both answers have. */
const commonFields = ({ mihpayid, createdAt }: PayuTransaction, outcome: Outcome) => {
  const { status, unmappedstatus, message, field9 } = wordsOf[outcome];
  return {
    mihpayid,
    mode: 'CC',
    status,
    unmappedstatus,
    addedon: indianTime(createdAt),
    field9,
    payment_source: 'payu',
    PG_TYPE: 'CC-PG',
    bank_ref_num: status === 'success' ? mihpayid.slice(-9) : '',
    bankcode: 'CC',
    error_Message: message,
  };
};

/** The fields of the merchant's form that the response repeats. */
export const echoedFields = ({ fields }: PayuTransaction) => {
  const { surl: _, furl: __, hash: ___, ...echoed } = fields;
  return echoed;
};

/** The fields of the form that sends the payer back, without its hash. */
export const responseFields = (transaction: PayuTransaction, outcome: Outcome) => ({
  ...commonFields(transaction, outcome),
  ...echoedFields(transaction),
  discount: '0.00',
  net_amount_debit: debited(transaction.fields.amount, outcome),
  error: wordsOf[outcome].error,
});

/** The fields of `verify_payment`'s answer about a transaction. */
export const statusFields = (transaction: PayuTransaction, outcome: Outcome) => {
  const { key: _, amount, email: __, phone: ___, ...repeated } = echoedFields(transaction);
  return {
    ...commonFields(transaction, outcome),
    ...repeated,
    request_id: '',
    amt: amount,
    transaction_amount: amount,
    additional_charges: '0.00',
    error_code: wordsOf[outcome].error,
    net_amount_debit: Number(debited(amount, outcome)),
    disc: '0.00',
  };
};
