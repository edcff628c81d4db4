import { cdp } from 'vitest/browser';

/** The part of Chromium's protocol that this file uses; the browser's provider types it differently. */
interface Protocol {
  readonly send: (method: string, params: object) => Promise<unknown>;
}

/** A system colour as computed styles write it. */
export const systemColor = (name: 'Canvas' | 'Highlight'): string => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const emulate = (value: 'active' | 'none'): Promise<unknown> =>
  (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

/** Runs a check in forced colours, and switches them off again. */
export const inForcedColors = async (check: () => void | Promise<void>): Promise<void> => {
  await emulate('active');
  try {
    await check();
  } finally {
    await emulate('none');
  }
};
