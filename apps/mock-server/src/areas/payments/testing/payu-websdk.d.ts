/** The vendor ships no types; these are the parts that the tests use. */
declare module 'payu-websdk' {
  type Fields = Readonly<Record<string, string>>;

  export default class PayU {
    constructor(account: { key: string; salt: string }, environment?: 'TEST' | 'PROD');
    readonly hasher: {
      generatePaymentHash(fields: Fields): string;
      generateResponseHash(fields: Fields): string;
      validateResponseHash(fields: Fields): boolean;
    };
    verifyPayment(txnid: string): Promise<unknown>;
  }
}
