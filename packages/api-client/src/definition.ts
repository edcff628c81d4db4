import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** The parts of a zod definition that decide a shape. */
export interface Definition {
  readonly type: string;
  /** Of a text: 'datetime' for a time. */
  readonly format?: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  /** Of a literal. */
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly shape?: Readonly<Record<string, Schema>>;
}
