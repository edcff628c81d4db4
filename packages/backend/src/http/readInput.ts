import { fieldNames, type Fields, type Operation } from '@seatwise/api-client/contract/operation';
import { maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { FormError, readMultipart } from '../files/multipart.ts';
import type { Inbox } from '../files/storedFile.ts';
import { HttpError } from '../httpError.ts';
import { bodyChunks } from './bodyChunks.ts';

z.config(en());

const limits = {
  json: 256 * 1024,
  urlencoded: 64 * 1024,
  /** The largest file, plus room for the form around it. */
  multipart: maxFileBytes + 64 * 1024,
} as const;

const mediaTypes = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

type Values = Record<string, unknown>;

export interface ReadInput {
  readonly input: Values;
  /** The body as received, for signatures over its bytes. */
  readonly rawBody: string;
}

/** Path parameters, query and body of a request, checked against the contract; throws an HttpError. */
export const readInput = async (
  operation: Operation,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  /** Receives the files of a form. */
  inbox?: Inbox,
): Promise<ReadInput> => {
  const query = new URL(request.url).searchParams;
  const body = operation.body ? await readBody(operation, request, inbox) : { values: {}, raw: '' };
  return {
    input: {
      ...check(
        operation,
        operation.params,
        fromWire(operation.params, (name) => asText(params[name])),
      ),
      ...check(
        operation,
        operation.query,
        fromWire(operation.query, (name) => query.get(name) ?? undefined),
      ),
      ...check(operation, operation.body, body.values),
    },
    rawBody: body.raw,
  };
};

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const isNumber = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodMiniOptional
    ? isNumber(schema._zod.def.innerType)
    : schema._zod.def.type === 'number';

/** Path and query contain text, so a field that is a number in the contract is converted. */
const fromWire = (
  fields: Fields | undefined,
  read: (name: string) => string | undefined,
): Values => {
  const values: Values = {};
  for (const name of fieldNames(fields)) {
    const text = read(name);
    if (text === undefined) continue;
    values[name] =
      isNumber(fields!._zod.def.shape[name]!) && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  }
  return values;
};

const check = (operation: Operation, fields: Fields | undefined, values: unknown): Values => {
  if (!fields) return {};
  const result = z.safeParse(fields, values);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw invalid(operation, `${issues[0]!.field || 'body'}: ${issues[0]!.message}`, { issues });
};

/** A 400 error; the documented sign-up has its text in `error`, all others in `message`. */
export const invalid = (operation: Operation, message: string, more: Values = {}): HttpError => {
  const fields = fieldNames(operation.failures?.[400]?.carries);
  return new HttpError(400, message, {
    ...(fields.includes('error') && { error: message }),
    ...more,
  });
};

const readBody = async (
  operation: Operation,
  request: Request,
  inbox: Inbox | undefined,
): Promise<{ values: unknown; raw: string }> => {
  const encoding = operation.encoding ?? 'json';
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith(mediaTypes[encoding]))
    throw new HttpError(415, `This call takes ${mediaTypes[encoding]}.`);
  const chunks = bodyChunks(request, operation.maxBodyBytes ?? limits[encoding]);
  if (encoding === 'multipart') {
    const form = await readMultipart(chunks, type, inbox!).catch((error: unknown) => {
      throw error instanceof FormError ? invalid(operation, 'The form cannot be read.') : error;
    });
    const values = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [
        name,
        typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
      ]),
    );
    return { values, raw: '' };
  }
  const raw = decode(operation, await wholeOf(chunks));
  if (encoding === 'urlencoded')
    return { values: Object.fromEntries(new URLSearchParams(raw)), raw };
  try {
    return { values: JSON.parse(raw) as unknown, raw };
  } catch {
    throw invalid(operation, 'The body is not JSON.');
  }
};

const wholeOf = async (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> => {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(await new Blob(all).arrayBuffer());
};

const decode = (operation: Operation, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(operation, 'The body is not UTF-8.');
  }
};
