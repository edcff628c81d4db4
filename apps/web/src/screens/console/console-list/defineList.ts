import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import { sheetMoment, type Sheet, type SheetCell } from '@seatwise/flows/shared';
import { createColumnHelper, type DataTableColumns, type DataTableState } from '@seatwise/ui';
import { createTable, lazyArray, type Cell, type Filter, type Table } from '@seatwise/ui/table';
import type { ReactNode } from 'react';
import { sortBy, urlQuery, type QueryCodec } from '../../../lib/urlParameters.ts';

type Column<Row extends object> = DataTableColumns<Row>[number];

/** The value of a record's field. */
interface FieldValue<Row> {
  /** The value to sort, filter and export. A moment is a timestamp. */
  readonly value: (row: Row) => Cell | undefined;
  /** @default 'text' */
  readonly kind?: 'text' | 'number' | 'moment';
  /** The value in the exported file, if it differs. */
  readonly inFile?: (row: Row) => SheetCell;
}

/** A field of a list's records. */
interface ListField<Row extends object, Query, Context> extends Partial<FieldValue<Row>> {
  /** Whether the list can be sorted by the field. */
  readonly sorts?: true;
  /** Filters the records by the field, in the browser. */
  readonly filter?: (query: Query) => Filter;
  /** The layout of the column; a field without it has no column. */
  readonly column?: NonNullable<Column<Row>['meta']>;
  /** The column's cell. @default the value, or a dash */
  readonly cell?: (row: Row, context: Context) => ReactNode;
  /** Whether the column is available. @default always */
  readonly when?: (context: Context) => boolean;
}

/** A field named after a text or number property needs no `value`; for a moment the property is an ISO text. */
type ValueOf<Row, Name> = Name extends keyof Row
  ? Row[Name] extends Cell | undefined
    ? unknown
    : Pick<FieldValue<Row>, 'value'>
  : Pick<FieldValue<Row>, 'value'>;

interface ListOptions<Row extends object, Query extends object, Id extends string, Context> {
  /** The name of the file, under which the browser also stores the visible columns. */
  readonly name: string;
  /** The part of the query that the URL holds besides the sorting. */
  readonly query: QueryCodec<Query>;
  /** The headings of the columns and of the file. */
  readonly heads: { readonly [Name in NoInfer<Id>]?: string };
  /** The fields, in the order of the columns. */
  readonly fields: {
    readonly [Name in Id]: ListField<Row, SortedQuery<Query>, Context> & ValueOf<Row, Name>;
  };
  readonly hiddenAtFirst?: readonly NoInfer<Id>[];
  /** Where missing values are sorted. @default 'lowest' */
  readonly nulls?: 'first' | 'lowest';
  readonly file?: {
    readonly formats: readonly ('csv' | 'xlsx')[];
    /** The fields, in the order of the file's columns. */
    readonly fields: readonly NoInfer<Id>[];
  };
}

export type SortedQuery<Query> = Query & { readonly sorting: DataTableState['sorting'] };

type ListTable<Id extends string> = Table<Readonly<Record<Id, Cell>>, Id>;

export interface ExportedList<Row> {
  readonly name: string;
  readonly formats: readonly ('csv' | 'xlsx')[];
  /** The sheet of records, which makes each row when it is read. */
  readonly sheet: (rows: ArrayLike<Row>) => Sheet;
}

/** A list, declared once, with its columns, engine, URL and file. */
export interface List<
  Row extends object,
  Query,
  Id extends string,
  Context,
> extends ExportedList<Row> {
  readonly hiddenAtFirst: readonly string[] | undefined;
  readonly codec: QueryCodec<SortedQuery<Query>>;
  readonly columns: (context: Context) => DataTableColumns<Row>;
  /** Makes a columnar table of the records, which keeps filtering and sorting fast. */
  readonly createEngine: (rows: readonly Row[]) => ListTable<Id>;
  readonly columnFilters: (query: SortedQuery<Query>) => DataTableState['columnFilters'];
}

const missing = '—';

/** The value of the record's property with the given name. */
const ownValue =
  <Row extends object>(id: string, kind: FieldValue<Row>['kind']) =>
  (row: Row): Cell | undefined => {
    const value = (row as Readonly<Record<string, Cell | undefined>>)[id];
    return kind === 'moment' ? timeOf(value as string | null | undefined) : value;
  };

/** The default content of a cell. */
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
