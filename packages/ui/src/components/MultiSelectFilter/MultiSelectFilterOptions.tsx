import {
  observeElementRect,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { memo, useEffect, useRef, type ComponentProps, type RefCallback } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useNumberFormatter } from '../LocaleProvider/useFormatters.tsx';
import {
  count as countStyle,
  name,
  option as optionStyle,
  options as optionsStyle,
  pageSize,
  checkbox,
} from './MultiSelectFilter.css.ts';

/** The assumed height of a one-line option at the default text size, until it is measured. */
const estimatedHeight = 40;

type List = VirtualizerOptions<HTMLDivElement, HTMLDivElement>;

/**
 * The height that the resize observer reports before the next paint; until then the last known
 * height. Reading it from the element would force a layout for every option.
 */
const sizeOf: NonNullable<List['measureElement']> = (
  element,
  entry,
  { itemSizeCache, indexFromElement, options: { getItemKey } },
) =>
  entry?.borderBoxSize[0]?.blockSize ??
  itemSizeCache.get(getItemKey(indexFromElement(element))) ??
  estimatedHeight;

/** Ignores the size of a list in a popover that has not opened yet: a height of 0 has room for no option. */
const observeShown: List['observeElementRect'] = (virtualizer, report) =>
  observeElementRect(virtualizer, (rect) => rect.height > 0 && report(rect));

interface OptionProps {
  readonly id: string;
  readonly index: number;
  readonly setSize: number;
  readonly label: string;
  readonly count: string | undefined;
  readonly hasRecords: boolean;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly top: number;
  readonly measure: RefCallback<HTMLDivElement>;
}

const Option = memo(
  ({
    id,
    index,
    setSize,
    label,
    count,
    hasRecords,
    isSelected,
    isActive,
    top,
    measure,
  }: OptionProps) => (
    <div
      ref={measure}
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      data-index={index}
      data-focus={isActive || undefined}
      data-without-records={!hasRecords || undefined}
      className={optionStyle}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className={checkbox}>{isSelected && <Icon icon={icons.Check} size="small" />}</span>
      <span className={name}>{label}</span>
      {count !== undefined && <span className={countStyle}>{count}</span>}
    </div>
  ),
);

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface MultiSelectFilterOptionsProps extends ComponentProps<'div'> {
  readonly id: string;
  readonly values: readonly string[];
  /** The selected values. */
  readonly selected: readonly string[];
  readonly activeIndex: number | null;
  readonly labelOf: (value: string) => string;
  /** How many records have a value. */
  readonly countOf: (value: string) => number | undefined;
}

/**
 * The visible options, rendered without Headless UI's ComboboxOption, because mounting it twice and
 * subscribing it to the combobox took half of the time to open a list.
 */
export const MultiSelectFilterOptions = ({
  values,
  selected,
  activeIndex,
  labelOf,
  countOf,
  children: _optionsOfHeadlessUi,
  ...props
}: MultiSelectFilterOptionsProps) => {
  const numberFormat = useNumberFormatter();
  const content = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: values.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => values[index]!,
    getScrollElement: () => content.current?.parentElement as HTMLDivElement | null,
    measureElement: sizeOf,
    observeElementRect: observeShown,
    initialRect: { width: 0, height: pageSize * estimatedHeight },
    overscan: 3,
  });

  useEffect(() => {
    if (activeIndex !== null) virtualizer.scrollToIndex(activeIndex);
  }, [virtualizer, activeIndex, values]);

  return (
    <div
      {...props}
      // Without this, browsers make a scroll container a tab stop.
      tabIndex={-1}
    >
      <div
        ref={content}
        role="none"
        className={optionsStyle}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const value = values[index]!;
          const count = countOf(value);
          return (
            <Option
              key={key}
              id={optionId(props.id, index)}
              index={index}
              setSize={values.length}
              label={labelOf(value)}
              count={count === undefined ? undefined : numberFormat.format(count)}
              hasRecords={count !== 0}
              isSelected={selected.includes(value)}
              isActive={index === activeIndex}
              top={start}
              measure={virtualizer.measureElement}
            />
          );
        })}
      </div>
    </div>
  );
};
