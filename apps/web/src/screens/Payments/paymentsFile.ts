import { timeOf } from '@seatwise/flows/admin-files';
import { sheetMoment } from '@seatwise/flows/shared';
import { content } from '../../content/adminPayments.ts';
import { providerNames } from '../../content/payments.ts';
import type { ListFile } from '../../features/console-list/ListExport.tsx';
import { duePaise, stateOf, type Payment } from './payment.ts';

const { columns: heads } = content;

/** The file of the payments; amounts are numbers, in rupees. */
export const paymentsFile: ListFile<Payment> = {
  name: 'payments',
  formats: ['csv', 'xlsx'],
  columns: [
    [heads.id, ({ id }) => id],
    [heads.createdAt, ({ createdAt }) => sheetMoment(timeOf(createdAt))],
    [heads.paidAt, ({ paidAt }) => sheetMoment(timeOf(paidAt))],
    [heads.userId, ({ userId }) => userId],
    [heads.user, ({ userName }) => userName],
    [heads.email, ({ userEmail }) => userEmail],
    [heads.plan, ({ plan }) => plan ?? null],
    [heads.rupees, ({ totalPaise }) => totalPaise / 100],
    [heads.state, stateOf],
    [heads.refundDue, (payment) => duePaise(payment) / 100],
    [heads.provider, ({ provider }) => providerNames[provider]],
    [heads.paymentId, ({ paymentId }) => paymentId ?? null],
  ],
};
