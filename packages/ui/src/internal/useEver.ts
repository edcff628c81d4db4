import { useState } from 'react';

/**
 * Whether a condition has ever been true. Keeps a Headless UI Dialog mounted once opened: the dialog
 * then unmounts its content one commit after closing, when the page may have moved the focus.
 */
export const useEver = (condition: boolean): boolean => {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
};
