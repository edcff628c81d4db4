import type { Operation } from '@seatwise/api-client';
import { readerOf, readRecords, unreadable } from '@seatwise/api-client/reader';
import { standardFailures } from '@seatwise/api-client/contract/failures';
import * as z from 'zod/mini';
import type { Finding, Record, Topic } from '../findings.ts';
import { jsonOf, type Answer } from '../target.ts';

const isPage = (text: string): boolean => /^\s*<(!doctype|html)\b/i.test(text);
const typeOf = ({ headers }: Answer): string => headers.get('content-type') ?? 'no content type';
const excerpt = (text: string): string =>
  text.length > 160 ? `${text.slice(0, 160).toWellFormed()}…` : text;

/** The status and the start of an answer. */
export const described = (answer: Answer): string =>
  answer.status === 0
    ? (answer.trouble ?? 'no answer')
    : `${answer.status} ${excerpt(answer.text.slice(0, 400).replaceAll(/\s+/g, ' '))}`.trim();

/** Field names that no answer may have; the documents list codes among the fields of users. */
const secret = /"\w*(?:passw(?:or)?d|passwordHash|secretKey|salt)\w*"\s*:/i;
const stackTrace = /\n?\s+at .+:\d+|Traceback \(most recent|\w+Exception\b/;

type Expect = (
  isKept: boolean,
  weight: Finding['weight'],
  expected: string,
  got?: string,
) => boolean;

const expecting =
  (record: Record, topic: Topic, answer: Answer): Expect =>
  (isKept, weight, expected, got = described(answer)) =>
    record.check(isKept, { topic, weight, call: answer.call, expected, got });

const firstIssue = (error: z.core.$ZodError): string => {
  const { path, message } = error.issues[0]!;
  return `${path.join('.') || 'the answer'}: ${message}`;
};

/** Judges a value: whether it fits the contract, and if not, whether the app can still read it. */
const judgeValue = (expect: Expect, schema: z.ZodMiniType, value: unknown): void => {
  const isReadable = value !== undefined && readerOf(schema).read(value) !== unreadable;
  const { error } = z.safeParse(schema, value);
  const got = value === undefined ? undefined : error && firstIssue(error);
  if (expect(isReadable, 'broken', 'an answer that the app can read', got))
    expect(!error, 'in part', 'an answer that fits the contract', got);
};

const judgeRows = (expect: Expect, schema: z.ZodMiniType, value: unknown): void => {
  if (!expect(Array.isArray(value), 'broken', 'a list')) return;
  const rows = value as unknown[];
  const { leftOut } = readRecords(schema, rows);
  const misfit = rows.find((row) => !readerOf(schema).fits(row));
  const error = misfit === undefined ? undefined : z.safeParse(schema, misfit).error;
  const got = error && `${firstIssue(error)} in ${excerpt(JSON.stringify(misfit))}`;
  if (expect(leftOut === 0, 'broken', 'records that the app can read', got))
    expect(misfit === undefined, 'in part', 'records that fit the contract', got);
};

const judgeBody = (expect: Expect, { answer: { kind, ...rest } }: Operation, answer: Answer) => {
  const schema = 'schema' in rest ? rest.schema : undefined;
  const isJson = typeOf(answer).includes('json');
  if (kind === 'json' || kind === 'rows') {
    const value = jsonOf(answer);
    if (kind === 'rows') judgeRows(expect, schema!, value);
    else judgeValue(expect, schema!, value);
    if (value !== undefined) expect(isJson, 'in part', 'the content type of JSON', typeOf(answer));
  } else if (kind === 'file') {
    expect(answer.bytes.length > 0 && !isPage(answer.text), 'broken', 'the bytes of a file');
  } else if (kind === 'text') {
    expect(!isJson, 'in part', 'a text, not JSON', typeOf(answer));
  }
};

/** Judges a successful answer: its status, its shape, and that it has no secret. */
export const judgeAnswer = (record: Record, operation: Operation, answer: Answer): void => {
  const expect = expecting(record, 'answer', answer);
  if (operation.answer.kind === 'redirect') {
    const leads = answer.status === 303 && answer.headers.has('location');
    expect(leads, 'broken', '303 with an address');
    return;
  }
  if (!expect(answer.status >= 200 && answer.status < 300, 'broken', 'a success')) return;
  expect(answer.status === 200, 'in part', 'the status 200');
  if (operation.answer.kind !== 'file')
    expect(!isPage(answer.text), 'broken', 'an answer, not an HTML page');
  judgeBody(expect, operation, answer);
  const name = secret.exec(answer.text)?.[0];
  expect(name === undefined, 'broken', 'no field that names a password', name);
  if (operation.access !== 'everyone') {
    const caching = answer.headers.get('cache-control') ?? '';
    const isPublic = /public|s-maxage/i.test(caching);
    expect(!isPublic, 'broken', 'a personal answer that no shared cache stores', caching);
  }
};

/** Judges a refusal: the contract lists its status, and the app can read its body. */
export const judgeFailure = (record: Record, operation: Operation, answer: Answer): void => {
  const expect = expecting(record, 'failure', answer);
  if (!expect(answer.status !== 0, 'broken', 'an answer')) return;
  if (!expect(answer.status < 500, 'broken', 'a refusal, not a failure of the server')) return;
  const known = { ...standardFailures(operation), ...operation.failures };
  const ofTransport = [404, 405, 408, 413, 414, 415, 431];
  const isKnown = answer.status in known || ofTransport.includes(answer.status);
  expect(isKnown, 'in part', `a status of the contract: ${Object.keys(known).join(', ')}`);
  const body = jsonOf(answer);
  const message = z.object({ message: z.string().check(z.minLength(1)) });
  const hasMessage = z.safeParse(message, body).success;
  expect(hasMessage, 'in part', 'JSON with a message for people');
  expect(!stackTrace.test(answer.text.slice(0, 10_000)), 'broken', 'no trace of the program');
  const carried = known[answer.status]?.carries;
  if (carried && hasMessage) {
    const { error } = z.safeParse(carried, body);
    expect(
      !error,
      'broken',
      `what the app reads from a ${answer.status}`,
      error && firstIssue(error),
    );
  }
  if (answer.status === 429) {
    const wait = answer.headers.get('retry-after');
    expect(wait !== null, 'in part', 'Retry-After with a 429', 'no such header');
  }
  const challenge = answer.headers.get('www-authenticate') ?? '';
  expect(!/^basic/i.test(challenge), 'broken', 'no sign-in window of the browser', challenge);
};
