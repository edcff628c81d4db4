import type * as z from 'zod/mini';
import type { Permission } from './constants/permissions.ts';

/** A group of named values: path parameters, a query, a body. */
export type Fields = z.ZodMiniObject;

/** The body of a successful answer. */
export type Answer =
  | { readonly kind: 'json'; readonly schema: z.ZodMiniType }
  /** A list of records, read as it streams and checked by its shape (see reader.ts). */
  | { readonly kind: 'rows'; readonly schema: Fields }
  | { readonly kind: 'text' }
  /** The specification allows text or JSON, so the content type decides. */
  | { readonly kind: 'text-or-json' }
  | { readonly kind: 'file' }
  | { readonly kind: 'redirect' };

/** A specified failure: when it happens, and what its body has besides `message`. */
export interface Failure {
  readonly when: string;
  readonly carries?: Fields;
  readonly example?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly id: string;
  /** The row of the requirement catalogue; absent for calls that decisions added. */
  readonly requirement?: `END-${number}`;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The literal path; `{name}` marks a path parameter. */
  readonly path: `/${string}`;
  readonly access: Permission;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
  /** The encoding of the body. @default 'json' */
  readonly encoding?: 'json' | 'multipart' | 'urlencoded';
  /** The maximum size of a JSON body, in bytes. @default 256 KB */
  readonly maxBodyBytes?: number;
  readonly answer: Answer;
  readonly failures?: Readonly<Record<number, Failure>>;
  /** When it is refused with 403 until the user has given the password again. */
  readonly asksProof?: 'always' | 'forARole';
  /** A read that is sent as POST because of its input. */
  readonly reads?: true;
  /** Texts in an answer or failure that the client recognises. */
  readonly recognises?: readonly string[];
}

/** An operation as its area declares it. */
interface Declaration extends Omit<Operation, 'id' | 'method' | 'path' | 'access' | 'failures'> {
  readonly route: `${Operation['method']} ${Operation['path']}`;
  /** @default the area's */
  readonly access?: Permission;
  /** A plain sentence says when a failure happens, if its body only has a message. */
  readonly failures?: Readonly<Record<number, string | Failure>>;
}

type Declared<Id, D> = Omit<D, 'route' | 'access' | 'failures'> &
  Pick<Operation, 'method' | 'path' | 'access' | 'failures'> & { readonly id: Id };

const operationOf = (
  id: string,
  access: Permission,
  { route, failures = {}, ...declaration }: Declaration,
): Operation => {
  const [method, path] = route.split(' ') as [Operation['method'], Operation['path']];
  const spelled = Object.entries(failures).map(([status, failure]) => [
    status,
    typeof failure === 'string' ? { when: failure } : failure,
  ]);
  return { id, access, ...declaration, method, path, failures: Object.fromEntries(spelled) };
};

/** Declares the operations of an area by their ids, with the default permission to call them. */
export const defineArea = <const A extends Readonly<Record<string, Declaration>>>(
  access: Permission,
  area: A,
) =>
  Object.fromEntries(
    Object.entries(area).map(([id, declaration]) => [id, operationOf(id, access, declaration)]),
  ) as unknown as { readonly [Id in keyof A & string]: Declared<Id, A[Id]> };

export const json = <S extends z.ZodMiniType>(schema: S) => ({ kind: 'json', schema }) as const;
export const rows = <S extends Fields>(schema: S) => ({ kind: 'rows', schema }) as const;
export const text = { kind: 'text' } as const;
export const textOrJson = { kind: 'text-or-json' } as const;
export const file = { kind: 'file' } as const;
export const redirect = { kind: 'redirect' } as const;

type Given<F> = F extends Fields ? z.infer<F> : unknown;

/** Everything that a caller passes: path parameters, query and body, in one flat object. */
export type InputOf<O extends Operation> = Given<O['params']> &
  Given<O['query']> &
  Given<O['body']>;

export type AnswerOf<O extends Operation> = O['answer'] extends {
  kind: 'json';
  schema: infer S extends z.ZodMiniType;
}
  ? z.infer<S>
  : O['answer'] extends { kind: 'rows'; schema: infer S extends Fields }
    ? z.infer<S>[]
    : O['answer'] extends { kind: 'text' }
      ? string
      : O['answer'] extends { kind: 'text-or-json' }
        ? unknown
        : Blob;

/** A record of a list answer. */
export type RowOf<O extends Operation> = O['answer'] extends {
  kind: 'rows';
  schema: infer S extends Fields;
}
  ? z.infer<S>
  : never;

export const fieldNames = (fields: Fields | undefined): readonly string[] =>
  fields ? Object.keys(fields._zod.def.shape) : [];
