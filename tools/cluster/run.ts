/**
 * `pnpm cluster`: three servers for a team on one PostgreSQL behind nginx, on this machine, until
 * Ctrl+C. Their mails are printed here. `pnpm build` comes first. The Debian packages: apt-get
 * install -y postgresql nginx-light.
 */
import { startCluster } from './cluster.ts';

const cluster = await startCluster({
  port: 4000,
  onMail: ({ to, text }) => console.log(`\nMail to ${to}\n${text}`),
});
const { origin, instances, postgres, adminPath } = cluster;
console.log(`
  Seatwise        ${origin}
  Administrator   ${origin}${adminPath}
  Database        ${postgres.settings().SEATWISE_DATA}
${instances.map((instance) => `  Instance        ${instance.origin}`).join('\n')}
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void cluster.stop().then(() => process.exit());
  });
