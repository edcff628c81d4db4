import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { button } from '../../css/button.css.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { headerOf } from './dataTableColumn.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';
import { dataTableMessages } from './messages.ts';

const headless = lateModule(() => import('./HeadlessColumnsMenu.tsx'));
const openingKeys = ['ArrowDown', 'ArrowUp'];

interface DataTableColumnsMenuProps<Row extends RowData> {
  readonly table: DataTableInstance<Row>;
}

/** A menu that hides and shows columns, except the first, which is the row header. */
export const DataTableColumnsMenu = <Row extends RowData>({
  table,
}: DataTableColumnsMenuProps<Row>) => {
  const { columns: label } = useMessages('DataTable', dataTableMessages);
  const { module, openerRef, standInProps } = useLateModule(headless, { keys: openingKeys });
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
    return (
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        {...buttonProps}
        {...standInProps}
      />
    );
  return (
    <module.HeadlessColumnsMenu buttonProps={buttonProps} openerRef={openerRef} columns={columns} />
  );
};
