import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  offsetsOf,
  optionHeight,
  optionWindow,
  scrollFor,
  visibleOptions,
  type OptionWindow,
  type Sight,
} from './optionWindow.ts';

interface DrawnOptions extends OptionWindow {
  /** Goes to the element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Goes to the element whose children are the options. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** The height of the options above those that are drawn. */
  readonly above: number;
  /** The height of those below. */
  readonly below: number;
  /** Called when it shows, and when it has been scrolled. */
  readonly look: () => void;
  /** Scrolls no further than it must to show an option whole. */
  readonly reveal: (index: number) => void;
  /** Scrolls back to where the list begins. */
  readonly rewind: () => void;
}

const atStart: Sight = { top: 0, height: visibleOptions * optionHeight };
const nobody = -1;

/**
 * The options to draw of so many. Each is as high as its words need, which is known once it has
 * been drawn; until then it is taken to need one line.
 */
export const useOptionWindow = (values: readonly string[]): DrawnOptions => {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** Who is to be seen whole, also once the heights on the way there are known. */
  const revealed = useRef(nobody);
  const aim = useRef(0);
  const [sight, setSight] = useState(atStart);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const offsets = useMemo(() => offsetsOf(values, heights), [values, heights]);
  const { from, to } = optionWindow(offsets, sight);

  const scrollTo = (top: number): void => {
    aim.current = top;
    const { clientHeight: height, scrollTop } = scroller.current!;
    if (scrollTop !== top) scroller.current!.scrollTo({ top });
    setSight((before) =>
      before.top === top && before.height === height ? before : { top, height },
    );
  };
  /** A list that was just narrowed has it only once it is drawn. */
  const show = (index: number): void => {
    if (index >= values.length) return;
    const { scrollTop: top, clientHeight: height } = scroller.current!;
    scrollTo(scrollFor(offsets, index, { top, height }));
  };

  const measure = useEffectEvent(() => {
    const news = [...list.current!.children].flatMap((option, offset) => {
      const value = values[from + offset]!;
      const { height } = option.getBoundingClientRect();
      // What does not show yet has none.
      const isKnown = height === 0 || height === (heights.get(value) ?? optionHeight);
      return isKnown ? [] : [[value, height] as const];
    });
    if (news.length > 0) setHeights(new Map([...heights, ...news]));
    else if (revealed.current !== nobody) show(revealed.current);
  });
  useLayoutEffect(() => measure());

  return {
    scroller,
    list,
    from,
    to,
    above: offsets[from]!,
    below: offsets.at(-1)! - offsets[to]!,
    look: () => {
      const { scrollTop: top, clientHeight: height } = scroller.current!;
      if (Math.abs(top - aim.current) > 1) revealed.current = nobody;
      setSight({ top, height });
    },
    reveal: (index) => {
      revealed.current = index;
      show(index);
    },
    rewind: () => {
      revealed.current = nobody;
      scrollTo(0);
    },
  };
};
