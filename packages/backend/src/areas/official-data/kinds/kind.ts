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
  /** The rows of the published list that the new list replaces. */
  readonly before: readonly Row[];
}

/** Reads a list's rows one by one, and returns the rows to publish. */
export interface Collector<Row> {
  readonly add: () => void;
  readonly finish: () => Iterable<{ readonly row: Row; readonly line: number }>;
}

interface ApplyOptions {
  readonly reference: LiveReferenceData;
  /** The colleges, including those that published lists add. */
  readonly colleges: readonly College[];
  readonly slices: Slices;
}

/**
 * A kind of official list: its column headings, the validity and identity of its rows, and how
 * published rows are used. A new kind needs one such object, and its fields in `dataKinds`.
 */
export interface KindOf<F extends string, Row> {
  /** Patterns for column headings, the commonest first. */
  readonly headings: Readonly<Record<F, RegExp>>;
  /** The details that identify a list: a new list replaces a published one that shares them. */
  readonly scope: readonly (keyof Details)[];
  /** Whether to skip a row, such as a candidate without a seat. */
  readonly isSkipped?: (reader: RowReader<F>) => boolean;
  readonly collect: (
    reader: RowReader<F>,
    options: CollectOptions<Row>,
  ) => Collector<Row> | Promise<Collector<Row>>;
  /** Colleges that only this kind's lists have, and the names that they use for colleges. */
  readonly names?: (details: Details) => Promise<{
    readonly colleges: readonly College[];
    readonly meant: readonly { readonly written: string; readonly code: string }[];
  }>;
  /** The rows in force for a list's round in a year: published, else the project's own. */
  readonly held?: (reference: InForce, details: Details, year: number) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => string;
  /** The college that a row adds. */
  readonly addedBy?: (row: Row) => College | undefined;
  /** Describes a row in words. */
  readonly show: (
    row: Row,
    collegeName: (code: string) => string,
  ) => {
    readonly title: string;
    readonly detail: string;
    readonly values: Readonly<Record<string, string | number>>;
  };
  /** Describes how far a row is from an earlier year's; undefined if it is near. */
  readonly farFrom?: (
    reference: LiveReferenceData,
    details: Details,
    slices: Slices,
  ) => Promise<(row: Row) => string | undefined>;
  /** The data that readers see with these lists in force, oldest first. */
  readonly apply: (
    lists: readonly PublishedList<Row>[],
    options: ApplyOptions,
  ) => Promise<Partial<InForce>>;
}

/** A kind with its row type hidden: its rows are only passed back to the kind that read them. */
export type DataKind = KindOf<string, object>;

export const defineKind = <K extends KindName, Row extends object>(
  kind: KindOf<DataField<K>, Row>,
): DataKind => kind as unknown as DataKind;
