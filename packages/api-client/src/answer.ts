import * as z from 'zod/mini';
import type { AnswerOf, Fields, Operation, RowOf } from './contract/operation.ts';
import { ApiError, parseJson } from './errors.ts';
import { readRows } from './rowStream.ts';
import { rowCheck } from './rows.ts';

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

const unfit = (response: Response, cause?: unknown): ApiError =>
  new ApiError('unfit', response.status, undefined, { cause });

/** The value of a successful answer, checked against the contract; throws an `unfit` ApiError. */
export const readAnswer = async <O extends Operation>(
  operation: O,
  response: Response,
  onRows?: (rows: RowOf<O>[]) => void,
): Promise<AnswerOf<O>> => {
  // The switch cannot tell TypeScript which operation it looks at; each branch checks the value.
  const answer = async (): Promise<unknown> => {
    switch (operation.answer.kind) {
      case 'text':
        return response.text();
      case 'text-or-json':
        return isJson(response) ? parseJson(await response.text()) : response.text();
      case 'rows':
        return rowsOf(response, operation.answer.schema, onRows as RowSink | undefined);
      case 'json': {
        const result = z.safeParse(operation.answer.schema, parseJson(await response.text()));
        if (!result.success) throw unfit(response, result.error);
        return result.data;
      }
      case 'file':
      case 'redirect':
        return response.blob();
    }
  };
  return (await answer()) as AnswerOf<O>;
};

type RowSink = (rows: unknown[]) => void;

const rowsOf = async (
  response: Response,
  record: Fields,
  onRows: RowSink | undefined,
): Promise<unknown[]> => {
  const check = rowCheck(record);
  const all: unknown[] = [];
  try {
    for await (const batch of readRows(response.body ?? new Blob([]).stream())) {
      if (!batch.every(check)) throw unfit(response);
      for (const row of batch) all.push(row);
      onRows?.(batch);
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw unfit(response, error);
    throw error;
  }
  return all;
};
