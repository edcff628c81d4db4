import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import * as z from 'zod/mini';
import table from '../../data/undergraduateRanks.json' with { type: 'json' };
import { around } from './curve.ts';
import { poolCurves, type Market } from './market.ts';

const number = z.number();
const curve = z.tuple([number, number, number, number, number]);
const reserved = z.optional(z.union([number, curve]));

/** The open pool is a curve or the median of one; any other a curve or a multiple of the open one. */
const pools = z.pipe(
  z.strictObject({
    OP: z.union([number, curve]),
    EW: reserved,
    OBC: reserved,
    SC: reserved,
    ST: reserved,
  }),
  z.transform(({ OP, ...others }) => poolCurves(typeof OP === 'number' ? around(OP) : OP, others)),
);
const market = z.strictObject({ seats: number, curves: pools, disabled: z.optional(pools) });

/** By programme, then by quota. */
export const undergraduateMarkets: Readonly<Record<string, Readonly<Record<string, Market>>>> =
  z.parse(z.record(z.string(), z.partialRecord(z.enum(Object.values(quotas)), market)), table);
