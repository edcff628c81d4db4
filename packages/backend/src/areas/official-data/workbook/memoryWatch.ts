import { workerData } from 'node:worker_threads';
import type { ReadingTask } from './readingProcess.ts';

const { memory, parent } = workerData as Pick<ReadingTask, 'memory' | 'parent'>;

/** Ends the process beyond its memory, and after the end of the server. */
setInterval(() => {
  if (process.memoryUsage.rss() > memory * 1024 * 1024 || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
}, 10);
