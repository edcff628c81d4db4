import { escapeHtml } from '@seatwise/backend/html';
import { merchant } from '../../ledgers/credentials.ts';
import type { PostedForm } from '../../ledgers/payu/paymentForm.ts';
import { wordsOf, type Outcome } from '../../ledgers/payu/outcomes.ts';

export const pagePaths = {
  style: '/simulators/payu/page.css',
  outcome: '/simulators/payu/outcome',
  pay: '/simulators/payu/pay',
  end: '/simulators/payu/end',
} as const;

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const amountOf = ({ amount }: PostedForm): string => money.format(Number(amount));

const frame = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · PayU simulator</title>
<link rel="stylesheet" href="${pagePaths.style}">
</head>
<body>
<main>
<p class="badge">PayU simulator — no money moves</p>
${main}
</main>
</body>
</html>
`;

const details = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows
    .filter(([, value]) => value !== '')
    .map(([term, value]) => `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;

const hidden = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const summary = (fields: PostedForm): string => `<p class="amount">${amountOf(fields)}</p>
${details([
  ['Paying for', fields.productinfo],
  ['Name', fields.firstname],
  ['Email', fields.email],
  ['Phone', fields.phone],
  ['Transaction', fields.txnid],
])}`;

/** The payment page, where a person chooses the outcome; the real page asks for a card. */
export const paymentPage = (fields: PostedForm, isPending: boolean): string =>
  frame(
    `Pay ${merchant.name}`,
    `<h1>Pay ${merchant.name}</h1>
${summary(fields)}
${isPending ? '<p class="note">The bank has not confirmed this payment yet. Choose how it ends.</p>' : ''}
<form method="post" action="${pagePaths.outcome}">
${hidden(['txnid', fields.txnid])}
<button class="primary" name="outcome" value="success">${isPending ? 'Confirm the payment' : `Pay ${amountOf(fields)}`}</button>
<button name="outcome" value="failure">Let the payment fail</button>
<button name="outcome" value="pending">Leave it pending</button>
<button class="quiet" name="outcome" value="cancelled">Cancel</button>
</form>`,
  );

/**
 * The page that returns the payer. The real page posts this form by script; without scripts a
 * person presses the button. The provider has already recorded the outcome, so leaving here loses
 * nothing: the merchant learns of it when it next asks.
 */
export const returnPage = (
  fields: PostedForm,
  outcome: Outcome,
  address: string,
  response: Readonly<Record<string, string>>,
): string =>
  frame(
    wordsOf[outcome].title,
    `<h1 class="${wordsOf[outcome].status}">${wordsOf[outcome].title}</h1>
${summary(fields)}
<form method="post" action="${escapeHtml(address)}">
${Object.entries(response).map(hidden).join('\n')}
<button class="primary" autofocus>Return to ${merchant.name}</button>
</form>`,
  );

export const errorPage = (reason: string): string =>
  frame(
    'Payment refused',
    `<h1 class="failure">We could not process this payment</h1>
<p>${escapeHtml(reason)}</p>
<p class="note">Nothing was charged. Please go back to ${merchant.name} and start again.</p>`,
  );
