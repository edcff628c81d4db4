import type { Order } from '../../db/records.ts';

/** The change that adds a step to the story of an order. */
export const withStep = (
  { steps }: Order,
  step: Order['steps'][number]['step'],
  at: number,
  detail: string | null = null,
): Pick<Order, 'steps'> => ({ steps: [...steps, { at, step, detail }] });
