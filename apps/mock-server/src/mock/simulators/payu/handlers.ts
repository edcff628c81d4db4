import { textOrJson, type Operation } from '@seatwise/api-client/contract/operation';
import { http, type HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import type { Backend } from '../../../backend.ts';
import { scriptlessPolicy } from '../../../security/securityHeaders.ts';
import type { WebOrigins } from '../../../security/webOrigins.ts';
import { readInput } from '../../../http/readInput.ts';
import type { PayuTransaction as Transaction } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
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

/** What a page may post to includes where the answer to its post leads: the app. */
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

type Serve = (form: Record<string, string>, request: Request) => Promise<Response>;

/** Reads the form and shows refusals to the person in front of the page. */
const page = (backend: Backend, serve: Serve) => {
  const refuse = (message: string, status: number): Response =>
    showPage(errorPage(message), backend.webOrigins, status);
  return async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await serve(await readForm(request), request);
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

/** The return URL of an outcome; throws for a form with a foreign one. */
const returnUrl = (fields: PostedForm, outcome: Outcome, pageUrl: string): string => {
  const wanted = wordsOf[outcome].status === 'failure' ? fields.furl : fields.surl;
  const address = returnAddress(wanted, pageUrl);
  if (address === undefined) throw new PayuError('The return address is not allowed.');
  return address;
};

export const payuHandlers = (backend: Backend): HttpHandler[] => {
  const ledger = createPayuLedger(backend);
  const notifications = createNotifications(backend);

  const showEnd = async (
    transaction: Transaction,
    outcome: Outcome,
    pageUrl: string,
  ): Promise<Response> => {
    const { fields } = transaction;
    const response = await ledger.responseOf(transaction, outcome);
    const address = returnUrl(fields, outcome, pageUrl);
    return showPage(returnPage(fields, outcome, address, response), backend.webOrigins);
  };

  /** From server to server, whatever becomes of the payer's browser. */
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
    // Before anybody pays, not after.
    returnUrl(fields, 'success', request.url);
    returnUrl(fields, 'failure', request.url);
    return outcome === null || outcome === 'pending'
      ? showPage(paymentPage(fields, outcome === 'pending'), backend.webOrigins)
      : showEnd(transaction, outcome, request.url);
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
    return showEnd(transaction, transaction.outcome, request.url);
  };

  return [
    http.post('/simulators/payu/_payment', page(backend, begin)),
    http.post(pagePaths.outcome, page(backend, decide)),
    http.post('/simulators/payu/merchant/postservice', async ({ request }) => {
      try {
        return Response.json(await ledger.command(await readForm(request)));
      } catch (error) {
        if (error instanceof HttpError) return error.toResponse();
        throw error;
      }
    }),
    http.get(
      pagePaths.style,
      () =>
        new Response(pageStyle, {
          headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
        }),
    ),
  ];
};
