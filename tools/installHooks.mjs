/**
 * `pnpm install` runs this: git takes its hooks from tools/hooks, unless a person has set another
 * folder. Without git, and in a tarball, it does nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isOurs = existsSync('.git');
const isSet = spawnSync('git', ['config', 'core.hooksPath']).status === 0;
if (isOurs && !isSet) spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks']);
