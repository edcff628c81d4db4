type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value so that React fires onChange: past the setter with which it tracks the control. */
const replayText = (control: TextControl, text: string): void => {
  control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

const isCheckbox = (control: TextControl): control is HTMLInputElement =>
  control.type === 'checkbox';

const replayCheck = (checkbox: HTMLInputElement): void => {
  checkbox.checked = checkbox.defaultChecked;
  checkbox.click();
};

/**
 * Replays what was typed, checked and clicked in prerendered HTML before it was hydrated; the head
 * script has held the clicks back. Parts that hydrate later replay their own input.
 */
export const replayEarlyInput = (container: HTMLElement): void => {
  delete container.dataset['early'];
  const findHydrated = <E extends HTMLElement>(selector: string): E[] =>
    [...container.querySelectorAll<E>(selector)].filter(
      (element) => !element.closest('[data-early]'),
    );
  for (const control of findHydrated<TextControl>('input, textarea')) {
    if (isCheckbox(control)) {
      if (control.checked !== control.defaultChecked) replayCheck(control);
    } else if (control.value !== control.defaultValue) replayText(control, control.value);
  }
  // In a later task, when the state that results from the typed texts is rendered.
  setTimeout(() => {
    for (const button of findHydrated('[data-pressed]')) {
      delete button.dataset['pressed'];
      button.ariaBusy = null;
      button.click();
    }
  });
};
