import { workerData } from 'node:worker_threads';
import type { ReadingTask } from './readingProcess.ts';

const { memory, parent } = workerData as Pick<ReadingTask, 'memory' | 'parent'>;

/** Kills the process if it exceeds its memory, or if the server has ended. */
setInterval(() => {
  if (process.memoryUsage.rss() > memory * 1024 * 1024 || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
}, 10);
