import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { LateModule } from './lateModule.ts';
import { useLoadFailure } from './LoadFailure/useLoadFailure.ts';
import { usePreload } from './usePreload.ts';
import { replayPress, type Press } from './replayPress.ts';

interface LateModuleOptions {
  /** The keys that open beside Enter and the space bar. @default none */
  readonly keys?: readonly string[];
}

const noKeys: readonly string[] = [];
const onServer = (): undefined => undefined;

/**
 * For a component whose code loads when it is about to be opened: a stand-in for its opener is
 * drawn until then. The code loads when the stand-in is pointed at, focused or pressed, or in an
 * idle moment. A press that comes before the code waits, and is replayed on the real opener;
 * Escape, or the focus going elsewhere, takes it back. Where the
 * code cannot be loaded, a message says so, and the next press tries again.
 */
export const useLateModule = <Module>(
  late: LateModule<Module>,
  { keys = noKeys }: LateModuleOptions = {},
) => {
  const loaded = useSyncExternalStore(late.subscribe, late.read, onServer);
  /** A pointer is down on the stand-in, which has to stay for the click that follows. */
  const [isHeld, setHeld] = useState(false);
  const module = isHeld ? undefined : loaded;
  const [press, setPress] = useState<Press>();
  /** The press that waits, known at once. */
  const waiting = useRef<Press>(undefined);
  const opener = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const standIn = useRef<HTMLElement>(null);
  const pointerType = useRef('mouse');

  const preload = usePreload(late);
  const tellOfFailure = useLoadFailure();

  useEffect(() => {
    if (module === undefined || !press || !opener.current) return;
    setPress(undefined);
    replayPress(opener.current, press);
  }, [module, press]);

  useEffect(() => {
    if (!isHeld) return undefined;
    const release = ({ type, target }: Event): void => {
      // On the stand-in a click follows.
      if (type === 'pointercancel' || !standIn.current?.contains(target as Node)) setHeld(false);
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [isHeld]);

  const wait = (made: Press | undefined): void => {
    waiting.current = made;
    setPress(made);
    if (!made) return;
    late.load().catch(() => {
      // It was taken back, or made again, which has its own answer.
      if (waiting.current !== made) return;
      wait(undefined);
      tellOfFailure();
    });
  };

  const standInRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    standIn.current = element;
    return () => {
      // Runs before React removes it.
      hadFocus.current = element === document.activeElement;
    };
  }, []);

  /** For the opener of the module: takes over the stand-in's focus. */
  const openerRef = useCallback((element: HTMLElement | null) => {
    opener.current = element;
    if (element && hadFocus.current) element.focus({ preventScroll: true });
    hadFocus.current = false;
  }, []);

  return {
    /** What was loaded; undefined until then, while the stand-in is to be drawn. */
    module,
    openerRef,
    /** For the button that stands in for the opener. */
    standInProps: {
      ref: standInRef,
      'aria-busy': press !== undefined || undefined,
      onPointerEnter: preload,
      onPointerDown: (event: PointerEvent) => {
        pointerType.current = event.pointerType;
        if (event.button === 0) setHeld(true);
        preload();
      },
      onFocus: preload,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A window that loses the focus keeps it for when it is looked at again.
        if (relatedTarget || document.hasFocus()) wait(undefined);
      },
      onClick: ({ detail }: MouseEvent) => {
        setHeld(false);
        // A click without a pointer comes from a screen reader, or a key that is not handled here.
        if (detail === 0) wait({ by: 'key', key: 'Enter' });
        else wait({ by: 'pointer', pointerType: pointerType.current });
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') wait(undefined);
        if (!keys.includes(event.key)) return;
        event.preventDefault();
        wait({ by: 'key', key: event.key });
      },
    },
  };
};
