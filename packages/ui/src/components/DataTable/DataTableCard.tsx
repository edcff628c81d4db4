import { Card } from '../Card/index.ts';
import { cardActions, cardTitle, detail, pair, pairs, term } from './DataTable.css.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

interface DataTableCardProps<Row> {
  /** Whose cells become its title, its pairs of words and its buttons. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** What it tells of. */
  readonly record: Row;
  /** Whether it keeps its words in one line each, as high as any other. */
  readonly windowed: boolean;
}

/** A record as a card. */
export const DataTableCard = <Row,>({ columns, record, windowed }: DataTableCardProps<Row>) => {
  const at = (place: DataTableColumn<Row>['onCard']) =>
    columns.filter(({ onCard = 'pair' }) => onCard === place);
  return (
    <Card padding="compact">
      {at('title').map(({ id, cell }) => (
        <div key={id} className={cardTitle({ windowed })}>
          {cell(record)}
        </div>
      ))}
      <dl className={pairs}>
        {at('pair').map(({ id, header, cell }) => (
          <div key={id} className={pair}>
            <dt className={term}>{header}</dt>
            <dd className={detail({ windowed })}>{cell(record)}</dd>
          </div>
        ))}
      </dl>
      {at('actions').map(({ id, cell }) => (
        <div key={id} className={cardActions}>
          {cell(record)}
        </div>
      ))}
    </Card>
  );
};
