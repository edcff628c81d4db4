import type { AnswerOf, Fields, Operation, RowOf } from './contract/operation.ts';
import { ApiError, isPage, throwNetworkError, parseJson } from './errors.ts';
import { readRows } from './rowStream.ts';
import { readerOf, readRecords, unreadable } from './reader.ts';

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

const invalidResponse = (response: Response, cause?: unknown): ApiError =>
  new ApiError('invalid-response', response.status, undefined, { cause });

/** Receives the number of unreadable entries omitted from a list; 0 if all were readable. */
export type OnLeftOut = (operation: Operation, count: number) => void;

/** The value of a successful answer, as reader.ts reads it; throws an `invalid-response` ApiError. */
export const readAnswer = async <O extends Operation>(
  operation: O,
  response: Response,
  onRows?: (rows: RowOf<O>[]) => void | Promise<void>,
  onLeftOut?: OnLeftOut,
): Promise<AnswerOf<O>> => {
  const report = (count: number): void => onLeftOut?.(operation, count);
  // TypeScript cannot infer the operation from the switch; each branch checks the value.
  const read = async (): Promise<unknown> => {
    switch (operation.answer.kind) {
      case 'text':
      case 'text-or-json': {
        const text = await response.text().catch(throwNetworkError);
        if (isPage(text)) throw invalidResponse(response);
        return operation.answer.kind === 'text-or-json' && isJson(response)
          ? parseJson(text)
          : text;
      }
      case 'rows':
        return rowsOf(response, operation.answer.schema, onRows as RowSink | undefined, report);
      case 'json': {
        const { schema } = operation.answer;
        const value = parseJson(await response.text().catch(throwNetworkError));
        const known = value === undefined ? unreadable : readerOf(schema).read(value);
        if (known === unreadable) throw invalidResponse(response);
        report(leftOutOf(value, known));
        return known;
      }
      case 'file':
      case 'redirect':
        return response.blob().catch(throwNetworkError);
    }
  };
  return (await read()) as AnswerOf<O>;
};

/** The number of unreadable entries in a list, or in an object's lists. */
const leftOutOf = (value: unknown, known: unknown): number => {
  if (Array.isArray(known)) return (value as unknown[]).length - known.length;
  return Object.entries(Object(known) as Record<string, unknown>)
    .filter(([, field]) => Array.isArray(field))
    .reduce(
      (sum, [name, field]) => sum + leftOutOf((value as Record<string, unknown>)[name], field),
      0,
    );
};

type RowSink = (rows: unknown[]) => void | Promise<void>;

const rowsOf = async (
  response: Response,
  record: Fields,
  onRows: RowSink | undefined,
  report: (leftOut: number) => void,
): Promise<unknown[]> => {
  const all: unknown[] = [];
  let known = 0;
  let left = 0;
  const batches = readRows(response.body ?? new Blob([]).stream());
  /** Errors of the stream become response errors; errors of `onRows` reach the caller unchanged. */
  const next = () =>
    batches
      .next()
      .catch((error: unknown) =>
        error instanceof SyntaxError
          ? Promise.reject(invalidResponse(response, error))
          : throwNetworkError(error),
      );
  try {
    for (let batch = await next(); !batch.done; batch = await next()) {
      const { rows, leftOut } = readRecords(record, batch.value);
      known += rows.length;
      left += leftOut;
      // Records passed to `onRows` are not collected.
      if (onRows) await onRows(rows);
      else for (const row of rows) all.push(row);
    }
    // A list without any readable entry must not pass as an empty one.
    if (left > 0 && known === 0) throw invalidResponse(response);
    report(left);
  } finally {
    await batches.return(undefined);
  }
  return all;
};
