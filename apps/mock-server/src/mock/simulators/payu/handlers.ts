import { textOrJson, type Operation } from '@seatwise/api-client/contract/operation';
import * as z from 'zod/mini';
import type { MockBackend } from '../../../mockBackend.ts';
import { scriptlessPolicy } from '@seatwise/backend/security/securityHeaders';
import type { WebOrigins } from '@seatwise/backend/security/webOrigins';
import { readInput } from '@seatwise/backend/http/readInput';
import type { PayuTransaction as Transaction } from '@seatwise/backend/db/records';
import { on, type Route } from '@seatwise/backend/http/routes';
import { HttpError } from '@seatwise/backend/httpError';
import { createNotifications } from '../notifications.ts';
import { createPayuLedger } from '../../ledgers/payu/ledger.ts';
import { outcomes, wordsOf, type Outcome } from '../../ledgers/payu/outcomes.ts';
import { errorPage, pagePaths, paymentPage, returnPage } from './page.ts';
import { pageStyle } from './pageStyle.ts';
import { PayuError, type PostedForm } from '../../ledgers/payu/paymentForm.ts';
import { returnAddress } from './returnAddress.ts';

/** Any form; the simulator validates it with the provider's own messages. */
const anyForm = {
  id: 'payuForm',
  summary: 'A form posted to the simulator',
  method: 'POST',
  path: '/simulators/payu',
  access: 'everyone',
  encoding: 'urlencoded',
  body: z.looseObject({}),
  answer: textOrJson,
} as const satisfies Operation;

const readForm = async (request: Request): Promise<Record<string, string>> => {
  const { rawBody } = await readInput(anyForm, request, {});
  return Object.fromEntries(new URLSearchParams(rawBody));
};

/** A page's form-action must include the app, because the answer to its post redirects there. */
const policyFor = (webOrigins: WebOrigins): string =>
  scriptlessPolicy.replace("form-action 'self'", ["form-action 'self'", ...webOrigins].join(' '));

const showPage = (page: string, webOrigins: WebOrigins, status = 200): Response =>
  new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(webOrigins),
      'cache-control': 'no-store',
    },
  });

/** Redirects from a posted form to a separate page, so that Back and reload do not post again. */
const leadTo = (path: string, { id }: Transaction): Response =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${path}?txnid=${encodeURIComponent(id)}`,
      'cache-control': 'no-store',
    },
  });

type Serve = (fields: Record<string, string>, request: Request) => Promise<Response> | Response;

/** Reads the form or, for a GET, the query, and shows refusals as pages. */
const page = (backend: MockBackend, serve: Serve) => {
  const refuse = (message: string, status: number): Response =>
    showPage(errorPage(message), backend.webOrigins, status);
  return async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      const fields =
        request.method === 'POST'
          ? await readForm(request)
          : Object.fromEntries(new URL(request.url).searchParams);
      return await backend.db.turns.take(() => serve(fields, request));
    } catch (error) {
      if (error instanceof PayuError) return refuse(error.message, 400);
      if (error instanceof HttpError) return refuse(error.message, error.status);
      backend.environment.log('failed', { operation: 'payu', error: String(error) });
      return refuse('Something went wrong on our side.', 500);
    }
  };
};

const isOutcome = (value: string | undefined): value is Outcome =>
  outcomes.some((outcome) => outcome === value);

/** The return URL of an outcome; throws if it is on a foreign host. */
const returnUrl = (fields: PostedForm, outcome: Outcome, pageUrl: string): string => {
  const wanted = wordsOf[outcome].status === 'failure' ? fields.furl : fields.surl;
  const address = returnAddress(wanted, pageUrl);
  if (address === undefined) throw new PayuError('The return address is not allowed.');
  return address;
};

export const payuHandlers = (backend: MockBackend): Route[] => {
  const ledger = createPayuLedger(backend);
  const notifications = createNotifications(backend);

  const known = (txnid = ''): Transaction => {
    const transaction = ledger.find(txnid);
    if (!transaction) throw new PayuError('This transaction is not known.');
    return transaction;
  };

  const showPay: Serve = ({ txnid }) => {
    const transaction = known(txnid);
    const { fields, outcome } = transaction;
    if (outcome && outcome !== 'pending') return leadTo(pagePaths.end, transaction);
    return showPage(paymentPage(fields, outcome === 'pending'), backend.webOrigins);
  };

  const showEnd: Serve = async ({ txnid }, { url }) => {
    const transaction = known(txnid);
    const { fields, outcome } = transaction;
    if (!outcome) return leadTo(pagePaths.pay, transaction);
    const response = await ledger.responseOf(transaction, outcome);
    const address = returnUrl(fields, outcome, url);
    return showPage(returnPage(fields, outcome, address, response), backend.webOrigins);
  };

  /** Reports from server to server, whatever happens to the payer's browser. */
  const report = async (
    transaction: Transaction,
    outcome: Outcome,
    request: Request,
  ): Promise<void> => {
    if (outcome === 'pending') return;
    const body = new URLSearchParams(await ledger.responseOf(transaction, outcome)).toString();
    await notifications.send({ provider: 'payu', body, signature: null }, request);
  };

  const begin: Serve = async (form, request) => {
    const transaction = await ledger.begin(form);
    const { fields, outcome } = transaction;
    // Return URLs are checked before the payment, not after.
    returnUrl(fields, 'success', request.url);
    returnUrl(fields, 'failure', request.url);
    const isOpen = outcome === null || outcome === 'pending';
    return leadTo(isOpen ? pagePaths.pay : pagePaths.end, transaction);
  };

  const decide: Serve = async ({ txnid = '', outcome }, request) => {
    if (!isOutcome(outcome)) throw new PayuError('There is no such way to pay.');
    const staysPending = backend.scenarios.plays('payment.pending', request);
    const transaction = ledger.decide(
      txnid,
      staysPending && outcome === 'success' ? 'pending' : outcome,
    );
    if (!transaction?.outcome) throw new PayuError('This transaction is not known.');
    await report(transaction, transaction.outcome, request);
    return leadTo(pagePaths.end, transaction);
  };

  return [
    on.post('/simulators/payu/_payment', page(backend, begin)),
    on.get(pagePaths.pay, page(backend, showPay)),
    on.post(pagePaths.outcome, page(backend, decide)),
    on.get(pagePaths.end, page(backend, showEnd)),
    on.post('/simulators/payu/merchant/postservice', async ({ request }) => {
      try {
        const form = await readForm(request);
        return Response.json(await backend.db.turns.take(() => ledger.command(form)));
      } catch (error) {
        if (error instanceof HttpError) return error.toResponse();
        throw error;
      }
    }),
    on.get(
      pagePaths.style,
      () =>
        new Response(pageStyle, {
          headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
        }),
    ),
  ];
};
