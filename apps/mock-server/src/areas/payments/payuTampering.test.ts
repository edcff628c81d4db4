import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { responseHash, type HashedFields } from '@seatwise/backend/areas/payments/providers/payu';
import { expectUnpaid, openShop } from './testing/openShop.ts';
import { payAtPayu } from './testing/payuPages.ts';
import { anyBend, bend } from './testing/tamper.ts';

const runs = runsOf(1000);

const returnPath = '/api/payments/payu/return';

const openPayuShop = async (outcome: string) => {
  const shop = openShop();
  // Otherwise the provider's own report would pay the order before the forgeries arrive.
  shop.scenarios.play('payuWebhook.500');
  const [user, other] = [shop.hire('FREE', 'Asha'), shop.hire('FREE', 'Asha')];
  shop.db.users.update(other.id, { email: user.email });
  const mine = await shop.payuOrder(user, 'BASIC');
  const dearer = await shop.payuOrder(other, 'PREMIUM');
  const { fields } = await payAtPayu(shop, mine.params, outcome);
  return { shop, user, mine, dearer, fields };
};

const hashed = [
  'key',
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
  'status',
  'hash',
] as const;

describe('GAP-106 tampered returns of PayU', () => {
  it(`takes none of ${runs} with a bent field, and the true one afterwards`, async () => {
    const { shop, mine, fields } = await openPayuShop('success');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...hashed), anyBend, async (field, how) => {
        const value = bend(fields[field] ?? '', how);
        fc.pre(value !== (fields[field] ?? ''));
        const answer = await shop.post(returnPath, { form: { ...fields, [field]: value } });
        expect(answer.status).toBe(400);
        expectUnpaid(shop);
      }),
      { numRuns: runs },
    );
    expect((await shop.post(returnPath, { form: fields })).status).toBe(303);
    expect(shop.db.orders.get(mine.paymentId)!.status).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it(`makes no success of a failure in ${runs} mixtures`, async () => {
    const { shop, mine, dearer, fields } = await openPayuShop('failure');
    const sources = [fields, mine.params, dearer.params];
    const mixture = fc.record({
      picks: fc.array(fc.nat(2), { minLength: hashed.length, maxLength: hashed.length }),
      status: fc.constantFrom('success', 'SUCCESS', 'captured', 'success '),
      additionalCharges: fc.option(fc.constantFrom('', '0', '5.00', 'success'), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(mixture, async ({ picks, status, additionalCharges }) => {
        const form = Object.fromEntries(
          hashed.map((name, index) => [name, sources[picks[index]!]![name] ?? '']),
        );
        const answer = await shop.post(returnPath, {
          form: {
            ...form,
            status,
            unmappedstatus: 'captured',
            ...(additionalCharges !== undefined && { additionalCharges }),
          },
        });
        expect(answer.status).toBe(400);
        expectUnpaid(shop);
      }),
      { numRuns: runs },
    );
  });

  it('takes no hash that is right for other fields than the ones we sent', async () => {
    const { shop, mine, dearer, fields } = await openPayuShop('success');
    const account = shop.payuAccount();
    const other = { ...dearer.params, amount: '2.36' };
    const cheaper = await responseHash(
      other as unknown as HashedFields,
      { status: 'success' },
      account,
    );
    const forged = [
      { ...fields, ...other, hash: cheaper },
      { ...fields, txnid: dearer.paymentId },
      // Every payer knows the request's hash.
      { ...fields, hash: mine.params['hash']! },
      { ...fields, ...dearer.params, hash: dearer.params['hash']! },
      { ...fields, txnid: 'unknown' },
    ];
    for (const form of forged) expect((await shop.post(returnPath, { form })).status).toBe(400);
    expectUnpaid(shop);
  });
});
