import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { icons } from '../Icon/index.ts';
import { headerOf } from './dataTableColumn.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';
import { dataTableMessages } from './messages.ts';

const load = async () => {
  const { DataTableColumnsList } = await import('./DataTableColumnsList.tsx');
  return { default: DataTableColumnsList };
};
const List = lazy(load);

interface DataTableColumnsMenuProps<Row extends RowData> {
  readonly table: DataTableInstance<Row>;
}

/** Hides and shows columns, but for the first, which names its row. */
export const DataTableColumnsMenu = <Row extends RowData>({
  table,
}: DataTableColumnsMenuProps<Row>) => {
  const { columns: label } = useMessages('DataTable', dataTableMessages);
  const [pressed, setPressed] = useState(false);
  const button = (
    <div onPointerEnter={() => void load()} onFocus={() => void load()}>
      <Button tone="quiet" size="compact" icon={icons.Settings} onPress={() => setPressed(true)}>
        {label}
      </Button>
    </div>
  );
  if (!pressed) return button;
  const [, ...others] = table.getAllLeafColumns();
  return (
    <Suspense fallback={button}>
      <List
        label={label}
        columns={others
          .filter((column) => column.getCanHide())
          .map((column) => ({
            id: column.id,
            header: headerOf(column),
            visible: column.getIsVisible(),
            onChange: (visible) => column.toggleVisibility(visible),
          }))}
      />
    </Suspense>
  );
};
