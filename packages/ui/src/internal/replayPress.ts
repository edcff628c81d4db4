/** The press to replay. */
export type Press =
  | { readonly by: 'pointer'; readonly pointerType: string }
  | { readonly by: 'key'; readonly key: string };

/** Dispatches the full event sequence of a press on an element. */
export const replayPress = (element: HTMLElement, press: Press): void => {
  const common = { bubbles: true, cancelable: true, composed: true };
  if (press.by === 'key') {
    const key = { ...common, key: press.key };
    const isHandled = !element.dispatchEvent(new KeyboardEvent('keydown', key));
    element.dispatchEvent(new KeyboardEvent('keyup', key));
    // Browsers click a button on these keys, but not on synthetic key events.
    if (!isHandled && (press.key === 'Enter' || press.key === ' ')) element.click();
    return;
  }
  const pointer = { ...common, pointerType: press.pointerType, isPrimary: true, detail: 1 };
  for (const [pointerEvent, mouseEvent] of [
    ['pointerdown', 'mousedown'],
    ['pointerup', 'mouseup'],
  ] as const) {
    element.dispatchEvent(new PointerEvent(pointerEvent, pointer));
    element.dispatchEvent(new MouseEvent(mouseEvent, { ...common, detail: 1 }));
  }
  element.dispatchEvent(new PointerEvent('click', pointer));
};
