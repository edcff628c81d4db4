import { topDialog } from './topDialog.ts';

/**
 * The one place that speaks to those who listen. The words go into a live region inside the
 * topmost modal dialog, or inside the page: what lies behind a modal dialog is not heard.
 */
type Urgency = 'polite' | 'assertive';

const regions = new WeakMap<Element, Partial<Record<Urgency, HTMLElement>>>();

const regionIn = (home: Element, urgency: Urgency): HTMLElement => {
  const known = regions.get(home) ?? {};
  const present = known[urgency];
  if (present?.isConnected) return present;
  const region = document.createElement('div');
  region.setAttribute('aria-live', urgency);
  region.setAttribute('aria-atomic', 'true');
  region.dataset['announcer'] = urgency;
  // Seen by nobody; see VisuallyHidden. Styles by property, as the security policy wants it.
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  home.append(region);
  regions.set(home, { ...known, [urgency]: region });
  return region;
};

export const announce = (words: string, urgency: Urgency = 'polite'): void => {
  const home = topDialog() ?? document.body;
  const region = regionIn(home, urgency);
  // The same words again are new words only to a region that was empty in between.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = words;
  }, 50);
};
