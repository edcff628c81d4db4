import { useState } from 'react';
import { useServices } from '../services/services.ts';

/** The draft of a form by the form's name; it outlives the form until dropped. Remount (by key) for another form. */
export const useFormDraft = <Values extends object>(name: string, initial: Values) => {
  const { drafts } = useServices();
  const [start] = useState<Values>(() => ({
    ...initial,
    ...Object(drafts.readOne('console', name)),
  }));
  return {
    /** The initial values of the form. */
    start,
    keep: (values: Values): void => {
      if (values !== start) drafts.keepOne('console', name, values);
    },
    drop: (): void => drafts.keepOne('console', name, undefined),
  };
};
