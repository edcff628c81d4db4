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
 * The page was drawn before the app was there (hydration/headScript.ts, prerender.tsx). What was typed and pressed
 * in this part of it meanwhile reaches the app now; parts that come later wait for their own turn.
 */
export const takeOver = (part: HTMLElement): void => {
  delete part.dataset['early'];
  const found = <E extends HTMLElement>(selector: string): E[] =>
    [...part.querySelectorAll<E>(selector)].filter((element) => !element.closest('[data-early]'));
  for (const field of found<Typed>('input, textarea')) {
    if (isBox(field)) {
      if (field.checked !== field.defaultChecked) tick(field);
    } else if (field.value !== field.defaultValue) retype(field, field.value);
  }
  // The app has to know first what was typed.
  setTimeout(() => {
    for (const button of found('[data-pressed]')) {
      delete button.dataset['pressed'];
      button.click();
    }
  });
};
