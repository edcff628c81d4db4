import axe, { type RunOptions } from 'axe-core';
import { cdp } from 'vitest/browser';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { a11yOptions, viewports, type TestMode } from './modes.ts';

/** Landmarks belong to pages; a story of a component has none. */
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
  resize(viewports[viewport]);
  await nextFrame();
  // A mode without effect would let every story pass.
  expect([innerWidth, matchMedia('(forced-colors: active)').matches]).toEqual([
    viewports[viewport].width,
    forcedColors,
  ]);
};

/** The elements of the page, and the text that is visible. */
const readContent = (): string => document.body.innerHTML + document.body.innerText;

/**
 * What a mode can change about a story that was examined whole when it was played: its colours, or
 * the places and sizes of the same elements. A narrow page may have other elements.
 */
const rulesOf = ({ theme }: TestMode, isSameContent: boolean): Pick<RunOptions, 'runOnly'> => {
  const colours = ['color-contrast', 'link-in-text-block'];
  const places = ['target-size', 'scrollable-region-focusable'];
  if (!isSameContent) return {};
  return {
    runOnly: { type: 'rule', values: theme === 'dark' ? colours : [...colours, ...places] },
  };
};

const findings = async (mode: TestMode, content: string): Promise<readonly string[]> => {
  axe.reset();
  axe.configure(stories);
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '[data-headlessui-focus-guard]'] },
    { ...a11yOptions, ...rulesOf(mode, readContent() === content) },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
};

/**
 * Runs axe over the final state of each story in the modes that it was not played in.
 * `pnpm test:all` plays every story in every mode.
 */
export const checkInOtherModes = (): void => {
  const [played, ...others] = inject('otherModes') ?? [];
  if (!played) return;
  beforeAll(() => show(played));
  afterEach(async ({ task }) => {
    const { storyId } = task.meta as { storyId?: string };
    if (!storyId || task.result?.state === 'fail') return;
    const content = readContent();
    try {
      for (const mode of others) {
        await show(mode);
        expect(
          await findings(mode, content),
          `accessibility findings in the mode ${mode.name}`,
        ).toEqual([]);
      }
    } finally {
      await show(played);
    }
  });
};
