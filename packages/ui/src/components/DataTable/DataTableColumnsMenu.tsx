import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { button } from '../../css/button.css.ts';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useLazyTrigger } from '../../internal/useLazyTrigger.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { headerOf } from './dataTableColumn.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';
import { dataTableMessages } from './messages.ts';

const headless = lazyModule(() => import('./HeadlessColumnsMenu.tsx'));
const openingKeys = ['ArrowDown', 'ArrowUp'];

interface DataTableColumnsMenuProps<Row extends RowData> {
  readonly table: DataTableInstance<Row>;
}

/** A menu that hides and shows columns, except the first, which is the row header. */
export const DataTableColumnsMenu = <Row extends RowData>({
  table,
}: DataTableColumnsMenuProps<Row>) => {
  const { columns: label } = useMessages('DataTable', dataTableMessages);
  const { module, opener, triggerProps } = useLazyTrigger(headless, openingKeys);
  const buttonProps = useMemo(
    () => ({
      className: button({ tone: 'quiet', size: 'compact' }),
      children: (
        <>
          <Icon icon={icons.Settings} size="small" />
          {label}
        </>
      ),
    }),
    [label],
  );
  const all = table.getAllLeafColumns();
  const { columnVisibility } = table.state;
  const columns = useMemo(
    () =>
      all
        .slice(1)
        .filter((column) => column.getCanHide())
        .map((column) => ({
          id: column.id,
          header: headerOf(column),
          visible: columnVisibility[column.id] !== false,
          onChange: (visible: boolean) => column.toggleVisibility(visible),
        })),
    [all, columnVisibility],
  );
  if (!module)
    return <button type="button" aria-haspopup="menu" {...buttonProps} {...triggerProps} />;
  return <module.HeadlessColumnsMenu buttonProps={buttonProps} opener={opener} columns={columns} />;
};
