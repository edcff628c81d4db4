import { useState } from 'react';

/**
 * Whether a condition has ever held. A Headless UI Dialog stays mounted from its first opening on:
 * closed, it leaves a focus that the page has moved since; removed, it takes it away again.
 */
export const useEver = (condition: boolean): boolean => {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
};
