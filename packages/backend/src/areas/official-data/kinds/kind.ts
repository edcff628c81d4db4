import type { DataField, DataKind as KindName } from '@seatwise/api-client/contract/constants/data';
import type { College } from '../../../reference/referenceData.ts';
import type { InForce, LiveReferenceData } from '../../../reference/referenceData.ts';
import type { DataImport } from '../../../db/records.ts';
import type { RowReader } from '../rowReader.ts';
import type { Slices } from '../timeSlices.ts';

export type Details = NonNullable<DataImport['details']>;

/** The rows of one published list. */
export interface PublishedList<Row> {
  readonly details: Details;
  readonly rows: readonly Row[];
  readonly publishedAt: number;
}

export interface CollectOptions<Row> {
  readonly details: Details;
  /** The rows of the published list that the new one takes the place of. */
  readonly before: readonly Row[];
}

/** Reads the rows of a list one by one, and gives what is to be published. */
export interface Collector<Row> {
  readonly add: () => void;
  readonly finish: () => Iterable<{ readonly row: Row; readonly line: number }>;
}

interface ApplyOptions {
  readonly reference: LiveReferenceData;
  /** With those that the published lists add. */
  readonly colleges: readonly College[];
  readonly slices: Slices;
}

/**
 * A kind of official list: how its columns are headed, what makes a row right or wrong, what tells
 * rows apart, and what becomes of them once they are published. A further kind is one such object,
 * beside its fields in `dataKinds`.
 */
export interface KindOf<F extends string, Row> {
  /** How official lists head their columns, the commonest first. */
  readonly headings: Readonly<Record<F, RegExp>>;
  /** What tells lists apart: a new one takes the place of the published one that shares them all. */
  readonly scope: readonly (keyof Details)[];
  /** Whether a row is none of the kind, such as a candidate without a seat. */
  readonly isSkipped?: (reader: RowReader<F>) => boolean;
  readonly collect: (
    reader: RowReader<F>,
    options: CollectOptions<Row>,
  ) => Collector<Row> | Promise<Collector<Row>>;
  /** Colleges that the kind's lists alone have, and what these call colleges. */
  readonly names?: (details: Details) => Promise<{
    readonly colleges: readonly College[];
    readonly meant: readonly { readonly written: string; readonly code: string }[];
  }>;
  /** The rows in force of a list's round in a year, where the project holds lists of its own. */
  readonly held?: (reference: InForce, details: Details, year: number) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  /** The college that a row adds. */
  readonly addedBy?: (row: Row) => College | undefined;
  /** A row in words. */
  readonly show: (
    row: Row,
    collegeName: (code: string) => string,
  ) => {
    readonly title: string;
    readonly detail: string;
    readonly values: Readonly<Record<string, string | number>>;
  };
  /** Says of a row how far it is from an earlier year; undefined where it is near. */
  readonly farFrom?: (
    reference: LiveReferenceData,
    details: Details,
    slices: Slices,
  ) => Promise<(row: Row) => string | undefined>;
  /** What readers are shown with these lists in force, oldest first. */
  readonly apply: (
    lists: readonly PublishedList<Row>[],
    options: ApplyOptions,
  ) => Promise<Partial<InForce>>;
}

/** A kind by itself: its rows are handed back to none but the kind that read them. */
export type DataKind = KindOf<string, object>;

export const defineKind = <K extends KindName, Row extends object>(
  kind: KindOf<DataField<K>, Row>,
): DataKind => kind as unknown as DataKind;
