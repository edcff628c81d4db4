/**
 * `pnpm bench`: figures that anyone can take. Machines differ and are shared, so each table gives
 * medians of one run beside something of the same run to compare them with.
 */
import { seatMatrix } from './seatMatrix.ts';
import { tableEngine } from './tableEngine.ts';
import { userTable } from './userTable.ts';

tableEngine(await seatMatrix());
userTable();
