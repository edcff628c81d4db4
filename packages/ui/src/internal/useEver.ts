import { useState } from 'react';

/**
 * Whether a condition has ever been true. It keeps a Headless UI Dialog mounted from its first opening
 * on: the dialog then unmounts its content one commit after closing, when the page may have moved focus.
 */
export const useEver = (condition: boolean): boolean => {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
};
