import { useState } from 'react';

/**
 * Whether a condition has ever held. A Headless UI Dialog stays mounted from its first opening on:
 * then it is removed one commit after it is closed, when the page may have moved the focus.
 */
export const useEver = (condition: boolean): boolean => {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
};
