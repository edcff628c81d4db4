/// <reference types="vite/client" />
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { englishIn } from '../apps/web/e2e/englishInHindi.ts';
import { fromServer } from '../packages/flows/src/shared/serverTexts.hi.ts';
import preview from './preview.tsx';

interface Story {
  readonly play?: (context: object) => Promise<void>;
}
type StoryFile = { readonly default: { readonly title: string } } & Readonly<Record<string, Story>>;

const files = Object.values(
  import.meta.glob<StoryFile>('../apps/web/src/**/*.stories.tsx', { eager: true }),
);

/** The mark of tools/pseudo.ts, repeated here because that file runs only in Node. */
const mark = '\uFEFF';

/**
 * Texts from data: values of the server, storage and other tabs, and single words of catalogues.
 */
const data = new Set<string>();
const collect = (value: unknown): void => {
  if (typeof value === 'string' && !value.includes(mark)) {
    data.add(value.trim());
    // A screen shows a file by its name without the extension.
    data.add(value.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' '));
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
};

/** Texts outside catalogues: the browser's dates, the contract's names, the stories' examples. */
const formatted =
  /\b(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|at|and|General|Seats|ascending|descending|Medium|Deemed university|Neha Gupta|Meera Iyer|Ananya Sharma|Unknown quota|Chennai|Tamil Nadu|Wanowrie|Pune|Maharashtra|Rank|SNo|ID|MB|utf-8|ug-2025-round-1\.csv|round-2\.csv|admits|paid twice|Round \d|Stray Vacancy)\b/g;

/** Whether a text comes from data. A college's name and its place are shown as separate texts. */
const isOfData = (text: string): boolean =>
  data.has(text) ||
  [...data].some(
    (one) => one.startsWith(`${text},`) || (text.startsWith(',') && one.endsWith(text)),
  );

const isOutside = (text: string): boolean => {
  // A live region still has the text of the previous story, in brackets.
  if (/^\[|\uFEFF/.test(text) || isOfData(text.trim()) || !/\p{L}{2}/u.test(text)) return false;
  if (fromServer(text.trim()) !== text.trim()) return false;
  const names = [...data]
    .filter((name) => name.length > 5 && text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  // A name may contain a formatted value, and a formatted value may contain a name.
  return [text, text.replaceAll(formatted, ' ')].every((start) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), start);
    return englishIn(rest, stateNames).some((run) =>
      /[A-Za-z]{2}/.test(run.replaceAll(formatted, ' ')),
    );
  });
};

/** A text whose words are a third longer, as in German or Tamil, with accents above the vowels. */
const stretched = (text: string): string => {
  const bare = text.replaceAll(mark, '').trim();
  return `[${bare.replaceAll(/[aeiouy]/gi, '$&\u0301$&\u0300').normalize('NFC')}]`;
};

const textNodes = (): readonly Text[] => {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node.nodeValue!.trim() &&
      !node.parentElement!.closest('script, style, noscript, .sb-wrapper')
    )
      nodes.push(node as Text);
  return nodes;
};

const read = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];

/** Stretches all texts, turning marks into brackets; returns the texts that no catalogue has. */
const stretchTexts = (): readonly string[] => {
  const outside: string[] = [];
  for (const node of textNodes()) {
    if (isOutside(node.nodeValue)) outside.push(node.nodeValue);
    if (node.nodeValue.includes(mark)) node.nodeValue = stretched(node.nodeValue);
  }
  for (const element of document.body.querySelectorAll(`[${read.join('],[')}]`))
    for (const name of read) {
      const value = element.getAttribute(name) ?? '';
      if (isOutside(value)) outside.push(`${name}: ${value}`);
      if (value.includes(mark)) element.setAttribute(name, stretched(value));
    }
  return [...new Set(outside)];
};

const nearest = (
  element: Element | null,
  passes: (style: CSSStyleDeclaration) => boolean,
): Element | null =>
  element && (passes(getComputedStyle(element)) ? element : nearest(element.parentElement, passes));

/** Whether a text is only for screen readers, or is cut by an ellipsis on purpose. */
const isCutByIntent = (element: Element): boolean =>
  nearest(
    element,
    ({ clipPath, clip, textOverflow, webkitLineClamp, opacity }) =>
      clipPath !== 'none' ||
      clip !== 'auto' ||
      textOverflow === 'ellipsis' ||
      webkitLineClamp !== 'none' ||
      opacity === '0',
  ) !== null;

interface Line {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

/** The part of a line that is not scrolled out of view. */
const inSight = (element: Element | null, { left, right, top, bottom }: DOMRect): DOMRect => {
  const scroller = nearest(
    element,
    ({ overflowX, overflowY }) => `${overflowX}${overflowY}` !== 'visiblevisible',
  );
  if (!scroller || scroller === document.body || scroller === document.documentElement)
    return new DOMRect(left, top, right - left, bottom - top);
  const box = scroller.getBoundingClientRect();
  const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
  return inSight(
    scroller.parentElement,
    new DOMRect(
      x,
      y,
      Math.max(0, Math.min(right, box.right) - x),
      Math.max(0, Math.min(bottom, box.bottom) - y),
    ),
  );
};

const linesOf = (node: Text): readonly Line[] => {
  const element = node.parentElement!;
  if (!element.checkVisibility({ visibilityProperty: true }) || isCutByIntent(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  return Array.from(range.getClientRects(), (box) => ({
    text: node.nodeValue.trim(),
    element,
    box,
  })).filter(({ box }) => box.width > 1 && box.height > 1);
};

const slack = 2;

/** Whether part of a line is outside the page, or outside a box that hides its overflow. */
const isCut = ({ element, box }: Line): boolean => {
  const hider = nearest(element, ({ overflowX }) => overflowX !== 'visible');
  const { overflowX } = getComputedStyle(hider ?? document.documentElement);
  if (overflowX === 'auto' || overflowX === 'scroll') return false;
  const { left, right, bottom } =
    hider && hider !== document.body
      ? hider.getBoundingClientRect()
      : { left: 0, right: innerWidth, bottom: Infinity };
  return (
    box.left < left - slack || box.right > right + slack || box.bottom > bottom + box.height / 2
  );
};

const layerOf = (element: Element): Element | null =>
  nearest(element, ({ position }) => position === 'fixed' || position === 'sticky') ??
  element.closest('dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], [popover]');

/** Lines whose letters overlap; letters are less high than their line boxes. */
const overlapping = (lines: readonly Line[]): readonly string[] => {
  const found: string[] = [];
  const sorted = lines
    .map((line) => ({ ...line, box: inSight(line.element, line.box) }))
    .filter(({ box }) => box.width > slack && box.height > slack)
    .toSorted((a, b) => a.box.top - b.box.top);
  sorted.forEach((line, index) => {
    for (const other of sorted.slice(index + 1)) {
      const { box } = line;
      if (other.box.top > box.bottom - box.height / 3) break;
      const isOn =
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > slack;
      if (
        isOn &&
        line.element !== other.element &&
        layerOf(line.element) === layerOf(other.element)
      )
        found.push(`«${line.text}» and «${other.text}» overlap`);
    }
  });
  return found;
};

/** Texts that do not fit at this width. */
const misfits = (): readonly string[] => {
  const lines = textNodes().flatMap(linesOf);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...new Set([
      ...(scrollWidth > clientWidth
        ? [`the page scrolls sideways by ${scrollWidth - clientWidth} px`]
        : []),
      ...lines.filter(isCut).map(({ text }) => `«${text}» is cut`),
      ...overlapping(lines),
    ]),
  ];
};

const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 50));
  });

const findings = async (): Promise<readonly string[]> => {
  const found = stretchTexts().map((text) => `«${text}» is in no catalogue`);
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir;
    await nextFrame();
    found.push(...misfits().map((misfit) => `${dir}: ${misfit}`));
  }
  return found;
};

setProjectAnnotations(preview);
collect(
  import.meta.glob(
    [
      '../apps/web/src/content/*.ts',
      '../packages/ui/src/**/messages.ts',
      // Staff see the contract's own names of lists and columns.
      '../packages/api-client/src/contract/constants/data.ts',
      '../apps/web/src/screens/console/OfficialData/testing/storyImport.ts',
      '../apps/web/src/testing/ChatHarness.tsx',
      '!**/*.{hi,test}.ts',
    ],
    { eager: true },
  ),
);

beforeAll(() => {
  configure({ asyncUtilTimeout: 1000 });
  const { parse } = JSON;
  vi.spyOn(JSON, 'parse').mockImplementation((...args) => {
    const value: unknown = parse(...args);
    collect(value);
    return value;
  });
  const { json } = Response.prototype;
  vi.spyOn(Response.prototype, 'json').mockImplementation(async function (this: Response) {
    const value: unknown = await json.call(this);
    collect(value);
    return value;
  });
});
afterEach(() => {
  document.documentElement.dir = 'ltr';
});

it('BEY-LNG-16 finds a text that no catalogue has, a cut one, and two on top of each other', async () => {
  document.body.innerHTML = `<div id="pseudo" style="position: relative; overflow: hidden; width: 60px; white-space: nowrap">
    <p>Typed into a screen</p><p aria-label="Typed, too">${mark}Fits${mark}</p>
    <p style="position: absolute; top: 0">${mark}Above${mark}</p></div>`;
  const found = (await findings()).join('\n');
  document.getElementById('pseudo')!.remove();
  expect(found).toContain('«Typed into a screen» is in no catalogue');
  expect(found).toContain('«aria-label: Typed, too» is in no catalogue');
  expect(found).toContain('ltr: «Typed into a screen» is cut');
  expect(found).toContain('«Typed into a screen» and «[ÁÀbóòvéè]» overlap');
  expect(found).not.toContain('[Fíìts] is');
});

describe.each(files.map((file) => [file.default.title, file] as const))('%s', (_, file) => {
  const { default: meta, ...stories } = file;
  it.each(Object.entries(stories))('BEY-LNG-16 %s fits in every language', async (_, story) => {
    // A story's assertions expect a wider page and plain texts, so their failures are ignored.
    const play = async (context: object) => story.play?.(context).catch(() => undefined);
    await composeStory({ ...story, play }, meta).run();
    await nextFrame();
    expect(await findings()).toEqual([]);
  });
});
