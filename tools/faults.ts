/**
 * `pnpm faults`: the stories of every screen in each network state of the calls that they make.
 * Words narrow it: `pnpm faults Login 502` a screen and a state, `pnpm faults listUsers` a call.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--project=faults'], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: process.argv.slice(2).join(' ') },
});
process.exitCode = status ?? 1;
