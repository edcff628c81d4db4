import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { expect, it } from 'vitest';

/** Files that may name a state: data, texts, examples, and lists of states and common names. */
const mayName =
  /\.(test|spec|stories|hi)\.tsx?$|\/(e2e|testing|content|inputs)\/|\/example\.ts$|constants\/(applicant|namesInHindi)\.ts$|help-bot\/states\.ts$|^packages\/ui\//;

const rows = new URL('../packages/official-data/data/authorities/', import.meta.url);
const keys = readdirSync(rows).map((file) => file.replace('.json', ''));
const named = new RegExp(
  `\\b(?:${stateNames.join('|')})\\b|['"](?:${keys.filter((key) => !['index', 'mcc', 'others'].includes(key)).join('|')})['"]`,
);
/** These names may also mean a city, or the region of some quotas. */
const cities = /\b(?:Delhi|Puducherry|Chandigarh)\b/g;
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

it('code knows counselling authorities by their rows, and no state by name', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !mayName.test(file));
  const naming = files.filter((file) =>
    named.test(readFileSync(file, 'utf8').replace(comments, '').replace(cities, '')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
