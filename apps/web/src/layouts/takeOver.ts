type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Types it again, in a way that React notices: past the setter with which it follows a field. */
const retype = (field: Typed, text: string): void => {
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const isBox = (field: Typed): field is HTMLInputElement => field.type === 'checkbox';

const tick = (box: HTMLInputElement): void => {
  box.checked = box.defaultChecked;
  box.click();
};

/**
 * The page was drawn before the app was there (early.ts, prerender.tsx). What was typed and pressed
 * meanwhile reaches the app now, and what was drawn for guests may show.
 */
export const takeOver = (): void => {
  const page = document.querySelector<HTMLElement>('[data-page]');
  delete page?.dataset['page'];
  delete document.documentElement.dataset['known'];
  for (const field of page?.querySelectorAll<Typed>('input, textarea') ?? []) {
    if (isBox(field)) {
      if (field.checked !== field.defaultChecked) tick(field);
    } else if (field.value !== field.defaultValue) retype(field, field.value);
  }
  // The app has to know first what was typed.
  setTimeout(() => {
    for (const button of page?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset['pressed'];
      button.click();
    }
  });
};
