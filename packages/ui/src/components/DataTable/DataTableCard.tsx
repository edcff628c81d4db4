import type { RowData } from '@tanstack/react-table';
import { Card } from '../Card/Card.tsx';
import {
  belowPairs,
  cardActions,
  cardTitle,
  detail,
  detailInRow,
  hiddenTerm,
  lineCard,
  pair,
  pairInRow,
  pairs,
  pairsInRow,
  term,
} from './DataTable.css.ts';
import { headerOf, type DataTableColumn, type DataTableRowOf } from './dataTableColumn.ts';
import { cellContent } from './repeatedValue.tsx';
import type { DataTableColumnMeta } from './stateFeatures.ts';

interface DataTableCardProps<Row extends RowData> {
  /** The visible columns, whose cells become the title, the term-value pairs and the actions. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The row. */
  readonly row: DataTableRowOf<Row>;
  /** Whether each text stays on one line, so that all cards have the same height. */
  readonly virtualized: boolean;
  /** Whether the pairs are in a row. */
  readonly oneLine: boolean;
  /** Whether it continues the card above. */
  readonly repeats: boolean;
}

/** A row as a card. */
export const DataTableCard = <Row extends RowData>({
  columns,
  row,
  virtualized,
  oneLine,
  repeats,
}: DataTableCardProps<Row>) => {
  const cellsOf = (part: DataTableColumnMeta['onCard']) =>
    columns
      .filter(({ columnDef }) => (columnDef.meta?.onCard ?? 'pair') === part)
      .map((column) => ({
        id: column.id,
        lines: column.columnDef.meta?.titleLines ?? 1,
        header: headerOf(column),
        content: cellContent(column, row, repeats),
      }));
  const parts = (
    <>
      {cellsOf('title').map(({ id, lines, content }) => (
        <div key={id} className={cardTitle(virtualized ? { lines } : {})}>
          {content}
        </div>
      ))}
      <dl className={oneLine ? pairsInRow : pairs}>
        {cellsOf('pair').map(({ id, header, content }) => (
          <div key={id} className={oneLine ? pairInRow : pair}>
            <dt className={oneLine ? hiddenTerm : term}>{header}</dt>
            <dd className={oneLine ? detailInRow : detail({ virtualized })}>{content}</dd>
          </div>
        ))}
      </dl>
      {columns.map(
        ({ id, columnDef: { meta } }) =>
          meta?.renderBelow && (
            <div key={id} className={belowPairs}>
              {meta.renderBelow(row.original)}
            </div>
          ),
      )}
      {cellsOf('actions').map(({ id, content }) => (
        <div key={id} className={cardActions}>
          {content}
        </div>
      ))}
    </>
  );
  return oneLine ? <div className={lineCard}>{parts}</div> : <Card padding="compact">{parts}</Card>;
};
