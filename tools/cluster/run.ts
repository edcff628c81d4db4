/**
 * `pnpm cluster`: three servers on one PostgreSQL behind nginx, on this machine, until Ctrl+C.
 * Debian's packages: apt-get install -y postgresql nginx-light. `pnpm build` comes first.
 */
import { startCluster } from './cluster.ts';

const cluster = await startCluster({ port: 4000 });
const { origin, instances, postgres } = cluster;
console.log(`
  Seatwise   ${origin}
  Database   ${postgres.address}
${instances.map((instance) => `  Instance   ${instance.origin}   its inbox: ${instance.origin}/__mock`).join('\n')}
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cluster.stop().then(() => process.exit());
  });
