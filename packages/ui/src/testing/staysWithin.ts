import { expect } from 'storybook/test';

/** Nothing in it reaches beyond it: no reader has to scroll sideways. */
export const staysWithin = async ({ scrollWidth, clientWidth }: HTMLElement): Promise<void> => {
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
