import type { AnswerOf, Fields, Operation, RowOf } from './contract/operation.ts';
import { ApiError, throwNetworkError, parseJson } from './errors.ts';
import { readRows } from './rowStream.ts';
import { rowCheck } from './rows.ts';

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

const invalidResponse = (response: Response, cause?: unknown): ApiError =>
  new ApiError('invalid-response', response.status, undefined, { cause });

/** The value of a successful answer, checked against the contract; throws an `invalid-response` ApiError. */
export const readAnswer = async <O extends Operation>(
  operation: O,
  response: Response,
  onRows?: (rows: RowOf<O>[]) => void | Promise<void>,
): Promise<AnswerOf<O>> => {
  // The switch cannot tell TypeScript which operation it looks at; each branch checks the value.
  const read = async (): Promise<unknown> => {
    switch (operation.answer.kind) {
      case 'text':
        return response.text().catch(throwNetworkError);
      case 'text-or-json': {
        const text = await response.text().catch(throwNetworkError);
        return isJson(response) ? parseJson(text) : text;
      }
      case 'rows':
        return rowsOf(response, operation.answer.schema, onRows as RowSink | undefined);
      case 'json': {
        // The schema parses itself, so that the client bundle has no part of zod.
        const result = operation.answer.schema.safeParse(
          parseJson(await response.text().catch(throwNetworkError)),
        );
        if (!result.success) throw invalidResponse(response, result.error);
        return result.data;
      }
      case 'file':
      case 'redirect':
        return response.blob().catch(throwNetworkError);
    }
  };
  return (await read()) as AnswerOf<O>;
};

type RowSink = (rows: unknown[]) => void | Promise<void>;

const rowsOf = async (
  response: Response,
  record: Fields,
  onRows: RowSink | undefined,
): Promise<unknown[]> => {
  const check = rowCheck(record);
  const all: unknown[] = [];
  const batches = readRows(response.body ?? new Blob([]).stream());
  /** Errors of the stream are the response's; errors of `onRows` are the caller's. */
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
      if (!batch.value.every(check)) throw invalidResponse(response);
      // Records that `onRows` receives are not collected.
      if (onRows) await onRows(batch.value);
      else for (const row of batch.value) all.push(row);
    }
  } finally {
    await batches.return(undefined);
  }
  return all;
};
