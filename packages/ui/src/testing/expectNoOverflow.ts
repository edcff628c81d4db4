import { expect } from 'storybook/test';

/** Asserts that an element's content does not overflow horizontally. */
export const expectNoOverflow = async ({
  scrollWidth,
  clientWidth,
}: HTMLElement): Promise<void> => {
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
