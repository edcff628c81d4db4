/**
 * `pnpm install` runs this: git takes its hooks from tools/hooks, unless another folder is set.
 * Without git, as in a tarball, nothing happens.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isOurs = existsSync('.git');
const isSet = spawnSync('git', ['config', 'core.hooksPath']).status === 0;
if (isOurs && !isSet) spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks']);
