/** The smallest side of a square that a finger hits, in px, minus what rounding may take. */
const least = 43.5;

/** Links within a sentence are exempt, because they are only as high as their line. */
const isInSentence = (element: Element): boolean =>
  element.tagName === 'A' &&
  [...element.parentElement!.childNodes].some(
    (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
  );

const isClipped = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));

const isReachable = (element: Element): boolean =>
  element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
  element.closest('[inert]') === null &&
  !isClipped(element);

/** The height and width of a control, together with its label and an enlarging pseudo-element. */
const sizeOf = (element: Element): readonly number[] => {
  const after = getComputedStyle(element, '::after');
  const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((box) =>
    box.getBoundingClientRect(),
  );
  return (['height', 'width'] as const).map((side) =>
    Math.max(
      ...boxes.map((box) => box[side]),
      after.content === 'none' ? 0 : Number.parseFloat(after[side]) || 0,
    ),
  );
};

/** The controls on the visible part of the page that a finger would miss. */
export const smallTargets = (): readonly string[] =>
  [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((element) => isReachable(element) && !isInSentence(element))
    .filter((element) => sizeOf(element).some((size) => size > 1 && size < least))
    .map((element) => `${sizeOf(element).join(' × ')}: ${element.outerHTML.slice(0, 200)}`);
