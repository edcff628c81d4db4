import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import type { LateModule } from '../../internal/lateModule.ts';
import { useLoadFailure } from '../../internal/LoadFailure/useLoadFailure.ts';
import { usePreload } from '../../internal/usePreload.ts';

/** A row's height until it is measured, in pixels. */
export const estimate = 88;

/** What the rows that come take over from the first ones. */
export interface HandOver {
  /** The distance of the list from the top of the page, in pixels. */
  readonly top: number;
  /** The heights of the first rows, by their items. */
  readonly heights: ReadonlyMap<string, number>;
  /** The control that has the focus: its item, its place among the row's, and whether it waits. */
  readonly focus:
    | { readonly id: string; readonly at: number; readonly isPressed: boolean }
    | undefined;
}

/** How long after the pointer was lifted its click may come; a finger's comes late. Milliseconds. */
const clickDelay = 100;

const nothing: HandOver = { top: 0, heights: new Map(), focus: undefined };
const onServer = (): undefined => undefined;

/** The controls of a row, of which its handle is the first. */
export const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button, a[href]'),
];

const rowOf = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-id]') ?? null;

const read = (list: HTMLElement, pressed: string | undefined): HandOver => {
  const active = list.contains(document.activeElement) ? document.activeElement : null;
  const row = rowOf(active);
  const id = row?.dataset['id'];
  return {
    top: list.getBoundingClientRect().top + scrollY,
    heights: new Map(
      Array.from(list.querySelectorAll<HTMLElement>('[data-id]'), (one) => [
        one.dataset['id']!,
        one.offsetHeight,
      ]),
    ),
    focus:
      row && id !== undefined
        ? { id, at: controlsOf(row).indexOf(active as HTMLElement), isPressed: pressed === id }
        : undefined,
  };
};

/**
 * Draws the first rows of a list until the code that sorts it has come: in an idle moment, or when
 * the list is pointed at or focused. The rows are exchanged where no pointer is down on them, no
 * press waits in them, and nothing that a row has opened would lose it; focus and scroll position remain.
 */
export const useHandOver = <Module>(late: LateModule<Module>) => {
  const list = useRef<HTMLDivElement>(null);
  const module = useSyncExternalStore(late.subscribe, late.read, onServer);
  const [handOver, setHandOver] = useState(module && nothing);
  const [isHeld, setHeld] = useState(false);
  /** A control of a row was used, and may have opened something. */
  const [isInUse, setInUse] = useState(false);
  /** The item whose handle was pressed. */
  const [pressed, setPressed] = useState<string>();
  const preload = usePreload(late);
  const tellOfFailure = useLoadFailure();
  const isDue = module !== undefined && !handOver && !isHeld && !isInUse;

  useLayoutEffect(() => {
    if (isDue && list.current) setHandOver(read(list.current, pressed));
  }, [isDue, pressed]);

  useEffect(() => {
    if (!isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = (): void => setHeld(false);
    const releaseAfterClick = (): void => {
      timer = setTimeout(release, clickDelay);
    };
    const hold = (): void => clearTimeout(timer);
    addEventListener('pointerdown', hold);
    addEventListener('pointerup', releaseAfterClick);
    addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', hold);
      removeEventListener('pointerup', releaseAfterClick);
      removeEventListener('pointercancel', release);
    };
  }, [isHeld]);

  useEffect(() => {
    if (!isInUse) return undefined;
    // Who scrolls may want the rows beyond the first; what covers the page has the focus.
    const release = (): void => {
      const { activeElement, body } = document;
      // A press waits for what it opens, and would be lost.
      if (list.current?.querySelector('[aria-busy="true"]')) return;
      if (activeElement === body || list.current?.contains(activeElement)) setInUse(false);
    };
    addEventListener('scroll', release);
    return () => removeEventListener('scroll', release);
  }, [isInUse]);

  /** The control of a row that an event is of, and whether it is the handle; what a row has opened is none. */
  const controlAt = ({ target }: SyntheticEvent) => {
    const control = (target as Element).closest<HTMLElement>('button, a[href]');
    if (!control || !list.current?.contains(control)) return undefined;
    return { id: rowOf(control)?.dataset['id'], isHandle: 'handle' in control.dataset };
  };

  return {
    /** With `handOver`, what draws the rows; undefined while the first ones are to be drawn. */
    module: handOver && module,
    handOver: handOver ?? nothing,
    pressed,
    /** For the list of the first rows. */
    firstProps: {
      ref: list,
      onPointerEnter: preload,
      onPointerDown: (event: SyntheticEvent) => {
        preload();
        if (list.current?.contains(event.target as Node)) setHeld(true);
        if (controlAt(event)?.isHandle) setInUse(false);
      },
      onFocus: (event: SyntheticEvent) => {
        preload();
        if (controlAt(event)?.isHandle) setInUse(false);
      },
      onBlur: () => setPressed(undefined),
      onKeyDown: ({ key }: { readonly key: string }) => {
        if (key === 'Escape') setPressed(undefined);
      },
      onClick: (event: MouseEvent) => {
        const control = controlAt(event);
        if (control && !control.isHandle) setInUse(true);
        // A pointer drags; a key or a screen reader picks up.
        if (!control?.isHandle || event.detail > 0) return;
        setPressed(control.id);
        late.load().catch(() => {
          setPressed(undefined);
          tellOfFailure();
        });
      },
    },
  };
};
