import type { RowData } from '@tanstack/react-table';
import { button } from '../../css/button.css.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { icons, Icon } from '../Icon/index.ts';
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
  const buttonProps = {
    className: button({ tone: 'quiet', size: 'compact' }),
    children: (
      <>
        <Icon icon={icons.Settings} size="small" />
        {label}
      </>
    ),
  };
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
  const [, ...others] = table.getAllLeafColumns();
  return (
    <module.HeadlessColumnsMenu
      buttonProps={buttonProps}
      openerRef={openerRef}
      columns={others
        .filter((column) => column.getCanHide())
        .map((column) => ({
          id: column.id,
          header: headerOf(column),
          visible: column.getIsVisible(),
          onChange: (visible) => column.toggleVisibility(visible),
        }))}
    />
  );
};
