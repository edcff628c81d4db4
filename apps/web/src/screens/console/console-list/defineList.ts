import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import { sheetMoment, type Sheet, type SheetCell } from '@seatwise/flows/shared';
import { createColumnHelper, type DataTableColumns, type DataTableState } from '@seatwise/ui';
import { createTable, lazyArray, type Cell, type Filter, type Table } from '@seatwise/ui/table';
import type { ReactNode } from 'react';
import { sortBy, urlQuery, type QueryCodec } from '../../../lib/urlParameters.ts';

type Column<Row extends object> = DataTableColumns<Row>[number];

/** What a field of a record holds. */
interface FieldValue<Row> {
  /** What is sorted, filtered and written to the file. A moment is a timestamp. */
  readonly value: (row: Row) => Cell | undefined;
  /** @default 'text' */
  readonly kind?: 'text' | 'number' | 'moment';
  /** In the file, where that differs from the value. */
  readonly inFile?: (row: Row) => SheetCell;
}

/** A field of a list's records. */
interface ListField<Row extends object, Query, Context> extends Partial<FieldValue<Row>> {
  /** Whether the list can be sorted by it. */
  readonly sorts?: true;
  /** What the field is filtered by, in the browser. */
  readonly filter?: (query: Query) => Filter;
  /** How its column looks; a field without it has no column. */
  readonly column?: NonNullable<Column<Row>['meta']>;
  /** The column's cell. @default the value, or a dash */
  readonly cell?: (row: Row, context: Context) => ReactNode;
  /** Whether its column shows. @default always */
  readonly when?: (context: Context) => boolean;
}

/** A field that is called like a text or a number of the record need not say its value; a moment is of ISO text. */
type ValueOf<Row, Name> = Name extends keyof Row
  ? Row[Name] extends Cell | undefined
    ? unknown
    : Pick<FieldValue<Row>, 'value'>
  : Pick<FieldValue<Row>, 'value'>;

interface ListOptions<Row extends object, Query extends object, Id extends string, Context> {
  /** The name of the file, and the name under which the columns are remembered. */
  readonly name: string;
  /** The part of the query that the URL holds beside the sort. */
  readonly query: QueryCodec<Query>;
  /** What is written above the columns and in the file. */
  readonly heads: { readonly [Name in NoInfer<Id>]?: string };
  /** In the order of the columns. */
  readonly fields: {
    readonly [Name in Id]: ListField<Row, SortedQuery<Query>, Context> & ValueOf<Row, Name>;
  };
  readonly hiddenAtFirst?: readonly NoInfer<Id>[];
  /** Where missing values are sorted. @default 'lowest' */
  readonly nulls?: 'first' | 'lowest';
  readonly file?: {
    readonly formats: readonly ('csv' | 'xlsx')[];
    /** In the order of the file's columns. */
    readonly fields: readonly NoInfer<Id>[];
  };
}

export type SortedQuery<Query> = Query & { readonly sorting: DataTableState['sorting'] };

type ListTable<Id extends string> = Table<Readonly<Record<Id, Cell>>, Id>;

export interface ExportedList<Row> {
  readonly name: string;
  readonly formats: readonly ('csv' | 'xlsx')[];
  /** The sheet of records, each row made when it is read. */
  readonly sheet: (rows: ArrayLike<Row>) => Sheet;
}

/** A list, declared once: its columns, its engine, its URL and its file. */
export interface List<
  Row extends object,
  Query,
  Id extends string,
  Context,
> extends ExportedList<Row> {
  readonly hiddenAtFirst: readonly string[] | undefined;
  readonly codec: QueryCodec<SortedQuery<Query>>;
  readonly columns: (context: Context) => DataTableColumns<Row>;
  /** A columnar table of the records, which keeps filtering and sorting fast. */
  readonly createEngine: (rows: readonly Row[]) => ListTable<Id>;
  readonly columnFilters: (query: SortedQuery<Query>) => DataTableState['columnFilters'];
}

const missing = '—';

/** The value of the record's property of that name. */
const ownValue =
  <Row extends object>(id: string, kind: FieldValue<Row>['kind']) =>
  (row: Row): Cell | undefined => {
    const value = (row as Readonly<Record<string, Cell | undefined>>)[id];
    return kind === 'moment' ? timeOf(value as string | null | undefined) : value;
  };

/** What a cell shows of a field that does not say so itself. */
const shownOf = <Row>({ kind, value }: FieldValue<Row>, row: Row): ReactNode => {
  const cell = value(row) ?? undefined;
  return kind === 'moment' ? shortDateTime(cell as number | undefined) : cell || missing;
};

const writtenOf = <Row>({ kind, value, inFile }: FieldValue<Row>, row: Row): SheetCell => {
  if (inFile) return inFile(row);
  const cell = value(row) ?? undefined;
  return kind === 'moment' ? sheetMoment(cell as number | undefined) : (cell ?? null);
};

export const defineList =
  <Row extends object, Context = undefined>() =>
  <Query extends object, Id extends string>({
    name,
    query,
    heads,
    fields,
    hiddenAtFirst,
    nulls,
    file,
  }: ListOptions<Row, Query, Id, Context>): List<Row, Query, Id, Context> => {
    const ids = Object.keys(fields) as Id[];
    const entries = ids.map((id) => {
      const field: ListField<Row, SortedQuery<Query>, Context> = fields[id];
      return [
        id,
        { head: heads[id], ...field, value: field.value ?? ownValue(id, field.kind) },
      ] as const;
    });
    const helper = createColumnHelper<Row>();
    const sorting = sortBy(entries.filter(([, field]) => field.sorts).map(([id]) => id));
    const searched = entries.filter(([, { sorts, filter }]) => sorts ?? filter);
    const byId = new Map(entries);
    const inFile = (file?.fields ?? []).map((id) => byId.get(id)!);
    const sorted = urlQuery({ sorting });

    return {
      name,
      hiddenAtFirst,
      formats: file?.formats ?? [],
      codec: {
        read: (params) => ({ ...query.read(params), ...sorted.read(params) }),
        write: (asked) => new URLSearchParams([...query.write(asked), ...sorted.write(asked)]),
      },
      columns: (context) =>
        helper.columns(
          entries.flatMap(([id, field]) =>
            field.column && (field.when?.(context) ?? true)
              ? [
                  helper.accessor((row) => field.value(row) ?? undefined, {
                    id,
                    header: field.head ?? '',
                    cell: ({ row: { original: row } }) =>
                      field.cell ? field.cell(row, context) : shownOf(field, row),
                    enableSorting: field.sorts ?? false,
                    enableHiding: field.column.onCard !== 'actions',
                    ...(nulls === 'first' && { sortUndefined: 'first' as const }),
                    meta: field.column,
                  }),
                ]
              : [],
          ),
        ),
      createEngine: (rows) => {
        const table = createTable<Readonly<Record<Id, Cell>>>(
          Object.fromEntries(
            searched.map(([id, { kind = 'text' }]) => [id, kind === 'text' ? 'text' : 'number']),
          ) as never,
        );
        table.append(
          rows.map(
            (row) =>
              Object.fromEntries(
                searched.map(([id, { value }]) => [id, value(row) ?? null]),
              ) as Record<Id, Cell>,
          ),
        );
        return table;
      },
      columnFilters: (asked) =>
        entries.flatMap(([id, { filter }]) => (filter ? [{ id, value: filter(asked) }] : [])),
      sheet: (rows) => ({
        name,
        headRow: 0,
        rows: lazyArray(rows.length + 1, (index) =>
          inFile.map((field) =>
            index === 0 ? (field.head ?? '') : writtenOf(field, rows[index - 1]!),
          ),
        ),
      }),
    };
  };
