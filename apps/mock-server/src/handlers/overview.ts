import { overviews as contract } from '@seatwise/api-client/contract/overview';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { handle } from './handle.ts';

const newFor = 14 * 24 * 60 * 60 * 1000;

export const overviewHandlers = (backend: Backend): HttpHandler[] => {
  const { db, environment, reference } = backend;

  const overview = handle(backend, contract.overview, () => ({
    colleges: reference.colleges.length,
    newFiles: db.files
      .all()
      .filter(({ uploadedAt }) => uploadedAt > environment.clock.now() - newFor).length,
  }));

  const adminOverview = handle(backend, contract.adminOverview, () => {
    const quota = Number(db.settings.get('storage:quota')!.value);
    const archived = Number(db.settings.get('storage:archived')!.value);
    const stored = db.files.all().reduce((sum, { fileSize }) => sum + fileSize, archived);
    return {
      activeUsers: db.users.all().filter(({ isActive }) => isActive).length,
      pendingPaise: db.orders
        .all()
        .filter(
          ({ status }) => status === 'CREATED' || status === 'ATTEMPTED' || status === 'PENDING',
        )
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
      storageUsedPercent: Math.round((100 * stored) / quota),
    };
  });

  return [overview, adminOverview];
};
