type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value so that React fires onChange, by bypassing the setter with which React tracks the control. */
const replayText = (control: TextControl, text: string): void => {
  control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Replays the input that prerendered HTML received before its hydration: typed, checked, chosen,
 * submitted and pressed. Parts that hydrate later replay their own input.
 */
export const replayEarlyInput = (container: HTMLElement): void => {
  delete container.dataset['early'];
  for (const control of container.querySelectorAll<TextControl>('input, textarea')) {
    if (control.closest('[data-early]')) continue;
    if (control.type !== 'checkbox') {
      if (control.value !== control.defaultValue) replayText(control, control.value);
    } else if ('checked' in control && control.checked !== control.defaultChecked) {
      control.checked = control.defaultChecked;
      control.click();
    }
  }
  for (const select of container.querySelectorAll<HTMLSelectElement>('select[data-chosen]')) {
    if (select.closest('[data-early]')) continue;
    select.value = select.dataset['chosen']!;
    delete select.dataset['chosen'];
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Runs in a later task, once the state that results from the typed texts is rendered.
  setTimeout(() => {
    for (const form of container.querySelectorAll<HTMLFormElement>('form[data-submitted]')) {
      delete form.dataset['submitted'];
      form.requestSubmit();
    }
    for (const button of container.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset['pressed'];
      button.click();
    }
  });
};
