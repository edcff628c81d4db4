import type { RowData } from '@tanstack/react-table';
import { useEffect, useId, useRef, useState } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { announce } from '../../internal/announce.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { filtersAbove, frame } from './DataTable.css.ts';
import { directions, headerOf } from './dataTableColumn.ts';
import { DataTableCardTools } from './DataTableCardTools.tsx';
import { DataTableCards } from './DataTableCards.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { DataTableClearFilters } from './DataTableClearFilters.tsx';
import { DataTableFilters } from './DataTableFilter.tsx';
import { DataTablePages } from './DataTablePages.tsx';
import { DataTableSelection } from './DataTableSelection.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import { dataTableMessages } from './messages.ts';
import { useColumnFilters } from './useColumnFilters.ts';

/** Announces the sorting to screen readers when it changes. */
const useAnnouncedSorting = <Row extends RowData>(table: DataTableProps<Row>['table']): void => {
  const messages = useMessages('DataTable', dataTableMessages);
  const [sort] = table.state.sorting;
  const announced = useRef(sort);
  useEffect(() => {
    const { id, desc } = announced.current ?? {};
    announced.current = sort;
    const column = sort && table.getColumn(sort.id);
    if (!column || (sort.id === id && sort.desc === desc)) return;
    const direction = directions[sort.desc ? 1 : 0];
    announce(messages.sorted({ column: headerOf(column), direction }));
  }, [sort, table, messages]);
};

/** Says that a request failed while the records of an earlier one are shown. */
const DataTableFailure = ({
  message,
  onRetry,
}: NonNullable<DataTableProps<RowData>['failure']>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  return (
    <Notice tone="caution">
      <Inline justify="between">
        <span>{message}</span>
        <Button tone="secondary" size="compact" icon={icons.RotateCw} onPress={onRetry}>
          {messages.retry}
        </Button>
      </Inline>
    </Notice>
  );
};

/**
 * Records in rows: a native table on wide screens, cards on a phone. `useDataTable` holds its
 * state.
 */
export const DataTable = <Row extends RowData>(props: DataTableProps<Row>) => {
  const { table, failure, filterPlacement, filterDelay = 0, onFilterSearch, toolsTitle } = props;
  const { columnsMenu = false } = props;
  const filters = useColumnFilters(table);
  const recordsId = useId();
  const roomy = useMedia(breakpoints.desktop);
  const isFolded = toolsTitle !== undefined;
  const [isBegun, setIsBegun] = useState(false);
  const isSelecting = isBegun || Object.keys(table.state.rowSelection).length > 0;
  useAnnouncedSorting(table);

  /** Moves the focus to the records before an action that removes the pressed button. */
  const withFocusOnRecords = (action: () => void) => () => {
    document.getElementById(recordsId)?.focus({ preventScroll: true });
    action();
  };

  const selecting = {
    table,
    withFocusOnRecords,
    isSelecting,
    onSelect: roomy ? undefined : setIsBegun,
  };
  const tools = (
    <>
      <DataTableTools
        {...props}
        {...selecting}
        isFolded={isFolded}
        columnsMenu={roomy && columnsMenu}
      />
      {!roomy && <DataTableCardTools {...props} />}
      {roomy && filterPlacement === 'above' && filters.size > 0 && (
        <div className={filtersAbove}>
          <DataTableFilters
            columns={table.getAllLeafColumns()}
            filters={filters}
            filterDelay={filterDelay}
            onFilterSearch={onFilterSearch}
          />
        </div>
      )}
    </>
  );

  return (
    <div className={frame}>
      {isFolded ? (
        <Disclosure title={toolsTitle}>
          <Stack gap="sm">{tools}</Stack>
        </Disclosure>
      ) : (
        tools
      )}
      {isFolded && (
        <>
          <DataTableClearFilters table={table} withFocusOnRecords={withFocusOnRecords} isNamed />
          <DataTableSelection {...selecting} />
        </>
      )}
      {roomy ? (
        <DataTableGrid {...props} recordsId={recordsId} />
      ) : (
        <DataTableCards {...props} recordsId={recordsId} isSelecting={isSelecting} />
      )}
      {failure && <DataTableFailure {...failure} onRetry={withFocusOnRecords(failure.onRetry)} />}
      <DataTablePages {...props} recordsId={recordsId} />
    </div>
  );
};
