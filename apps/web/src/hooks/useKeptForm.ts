import { useForm } from '@seatwise/ui';
import { useEffect } from 'react';
import { useFormDraft } from './useFormDraft.ts';

/** A form that restores its half-written values when it is opened again, until they are dropped. */
export const useKeptForm = <Values extends object>(
  name: string,
  { initial, ...options }: Parameters<typeof useForm<Values>>[0],
) => {
  const { start, keep, drop } = useFormDraft(name, initial);
  const form = useForm({ initial: start, ...options });
  useEffect(() => keep(form.values));
  return { ...form, drop };
};
