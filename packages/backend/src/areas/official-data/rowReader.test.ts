import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { officialColleges } from '../../reference/referenceData.ts';
import { createCollegeNames } from './collegeNames.ts';
import { mostCharacters } from './plainName.ts';
import { createRowReader } from './rowReader.ts';

/** The heap in use after a garbage collection. Bytes. */
const heapInUse = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

it('BEY-ATK-09 rows of 60 kB each leave little in memory', () => {
  const rows = createRowReader({
    mapping: { rank: 0, college: 1, program: 2 },
    headings: ['AIR', 'Institute', 'Course'],
    colleges: createCollegeNames(officialColleges, []),
    decisions: [],
    onProblem: () => {},
  });
  const before = heapInUse();
  for (let line = 1; line <= 1000; line += 1) {
    const cells = [`${line}`, `${line}${'x'.repeat(30_000)}`, `MBBS${'y'.repeat(30_000)}`];
    rows.read(
      { line, cells },
      () => void rows.reader.college(),
      () => false,
    );
  }
  expect(heapInUse() - before).toBeLessThan(8_000_000);
  expect(rows.unknowns()).toHaveLength(1000);
  for (const { written } of rows.unknowns()) expect(written).toHaveLength(mostCharacters);
});
