/**
 * Inlined at the end of a prerendered page whose first view is complete without the app
 * (build/prerender.ts); the app's code waits in a template. A first visit starts it at the first
 * interaction, or once a part that waits for data is in view; any other visit at once.
 */
import { interactions } from './firstInteraction.ts';

const code = document.querySelector<HTMLTemplateElement>('template[data-app]')!;
const start = (): void => code.replaceWith(code.content);

const onInteraction = ({ type, movementX, movementY }: Partial<PointerEvent>): void => {
  // Browsers also report a pointer that stays still where a page appears.
  if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
};

const { pathname, search, hash } = location;
const isFirstVisit =
  localStorage.length + sessionStorage.length === 0 &&
  document.querySelector<HTMLElement>('[data-page]')!.dataset['page'] === pathname + search + hash;
const isUntouched =
  scrollY === 0 &&
  document.activeElement === document.body &&
  document.querySelector('[data-submitted], [data-pressed]') === null;

if (isFirstVisit && isUntouched) {
  // Screen readers click without a pointer, and another tab may sign in.
  for (const type of [...interactions, 'click', 'storage']) addEventListener(type, onInteraction);
  const observer = new IntersectionObserver((parts) => {
    if (parts.some(({ isIntersecting }) => isIntersecting)) start();
  });
  for (const part of document.querySelectorAll('[aria-busy="true"]')) observer.observe(part);
} else start();
