import * as z from 'zod/mini';
import { json, operation } from './operation.ts';

/** Two small calls that the decisions added, so that documented figures are live ones. */

const overview = operation({
  id: 'overview',
  documented: null,
  summary: 'Figures of the dashboard: distinct colleges, files of the last 14 days',
  method: 'GET',
  path: '/api/overview',
  access: 'everyone',
  answer: json(z.object({ colleges: z.int(), newFiles: z.int() })),
});

const adminOverview = operation({
  id: 'adminOverview',
  documented: null,
  summary: 'Figures of the admin home',
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  answer: json(
    z.object({ activeUsers: z.int(), pendingPaise: z.int(), storageUsedPercent: z.int() }),
  ),
});

export const overviews = { overview, adminOverview };
