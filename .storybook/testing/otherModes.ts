import axe, { type RunOptions } from 'axe-core';
import { cdp, server, utils } from 'vitest/browser';
import { afterEach, beforeAll, expect, inject, type RunnerTestCase } from 'vitest';
import { a11yOptions, viewports, type TestMode } from '../modes.ts';
import { smallTargets } from '../smallTargets.ts';

/** Landmarks belong to pages; a component story has none. */
const stories = { rules: [{ id: 'region', enabled: false }] };

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const emulateForcedColors = async (isActive: boolean): Promise<void> => {
  if (matchMedia('(forced-colors: active)').matches === isActive) return;
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: isActive ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
};

let isTouched = false;
const emulateTouch = async (isActive: boolean): Promise<void> => {
  if (isTouched === isActive) return;
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isActive });
  isTouched = isActive;
};

/** Resizes the frame of the tests as `page.viewport` does, without its round trip to the server. */
const resize = ({ width, height }: (typeof viewports)[TestMode['viewport']]): void => {
  const { style } = parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
};

/** Applies a mode to the running page, without restarting the story. */
const show = async ({ theme, dir, textSize, viewport, forcedColors }: TestMode): Promise<void> => {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = dir;
  root.style.fontSize = textSize;
  await emulateForcedColors(forcedColors);
  await emulateTouch(viewport === 'narrow');
  resize(viewports[viewport]);
  await nextFrame();
  // A mode that has no effect would let every story pass.
  expect([
    innerWidth,
    ...['(forced-colors: active)', '(pointer: coarse)'].map((query) => matchMedia(query).matches),
  ]).toEqual([viewports[viewport].width, forcedColors, viewport === 'narrow']);
};

const [, browserVersion] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];

/** Ids that React generates. An element that a narrow page replaces gets new ones. */
const generatedIds = /_r_\w+_/g;

/** The page's elements and its visible text. */
const readContent = (): string =>
  (document.body.innerHTML + document.body.innerText).replaceAll(generatedIds, '');

/** Rules about what a mode can change in content already examined: colours, positions, sizes. */
const rulesOfModes: NonNullable<RunOptions['runOnly']> = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
};

/** Runs axe: all rules on new content, and only `rulesOfModes` on content of an earlier mode. */
const findings = async (examined: Set<string>): Promise<readonly string[]> => {
  const content = readContent();
  const rules = examined.has(content) ? { runOnly: rulesOfModes } : {};
  examined.add(content);
  axe.reset();
  axe.configure(stories);
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '[data-headlessui-focus-guard]'] },
    // Nobody reads the passes; media were examined when the story was played.
    { ...a11yOptions, ...rules, resultTypes: ['violations'], preload: false },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
};

const isOfScreen = ({ file }: RunnerTestCase): boolean => file.name.startsWith('apps/');

/** The file of a screen's part, such as `screens/console/Users/AddUser.stories.tsx`. */
const ofPart = /\/screens\/.*\/(\w+)\/(?!\1\.)[^/]+$/;

/** Whether a story is examined: each of a component, one of a screen or of a screen's part. */
const isExamined = (task: RunnerTestCase): boolean => {
  if (!isOfScreen(task)) return true;
  const { tasks, name: file } = task.file;
  const first = tasks.find(({ name }) => name === 'Success') ?? tasks[0];
  return task === first && !ofPart.test(file);
};

/** What screen readers get: roles, names, states and text, without empty live regions. */
const readTree = (): string =>
  utils.aria
    .renderAriaTree(utils.aria.generateAriaTree(document.body))
    .replaceAll(/^- log$\n?/gm, '');

const sidewaysScroll = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(0, scrollWidth - clientWidth);
};

/**
 * Runs axe over the final state of each story in the modes in which it was not played, and looks
 * for targets that a finger would miss on a narrow phone. `pnpm test:all` plays every story in
 * every mode.
 */
export const checkInOtherModes = (): void => {
  const [played, ...others] = inject('otherModes') ?? [];
  if (!played) return;
  beforeAll(() => show(played));
  afterEach(async ({ task }) => {
    const { storyId } = task.meta as { storyId?: string };
    if (!storyId || task.result?.state === 'fail' || !isExamined(task)) return;
    const examined = new Set([readContent()]);
    const tree = readTree();
    try {
      for (const mode of others) {
        await show(mode);
        if (mode.viewport === 'narrow' && isOfScreen(task)) {
          await expect.poll(smallTargets).toEqual([]);
          await expect.poll(sidewaysScroll).toBe(0);
        }
        expect(await findings(examined), `accessibility findings in the mode ${mode.name}`).toEqual(
          [],
        );
      }
      const modes = [played, ...others].map(({ name }) => name);
      // Component pages show this report.
      Object.assign(task.meta, { tree, modes, browser: `${server.browser} ${browserVersion}` });
    } finally {
      await show(played);
    }
  });
};
