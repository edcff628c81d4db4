/**
 * `pnpm accuracy`: how often the predictions came true, by exam, round, year and tier, and the test
 * of a year that the formula had not seen. Fails if that test no longer gives the recorded figures.
 */
import { frozenTest } from '@seatwise/official-data';
import {
  accuracyOf,
  measureExam,
  yearOf,
  type Accuracy,
} from '../packages/backend/src/areas/prediction/accuracy.ts';
import { accuracyOfStates } from '../packages/backend/src/areas/prediction/stateAccuracy.ts';
import { officialCells } from '../packages/backend/src/areas/official-data/officialCells.ts';

/**
 * Tests what the product predicted for a year before it had any of that year's lists, with the
 * lists and the formula's constants of that time.
 */
const repeatFrozenTest = async (): Promise<Accuracy['groups']> => {
  const { exam, year, missing, constants } = frozenTest;
  const cells = await officialCells(
    (details) => details.exam === exam && !missing.includes(`${details.year} ${details.round}`),
  );
  return Array.from(await measureExam(cells, [year], constants), ([round, tallies]) => ({
    exam,
    round,
    years: Array.from(tallies, ([of, tally]) => yearOf(of, tally)),
  }));
};

const print = (groups: Accuracy['groups']): void => {
  for (const { exam, round, years } of groups)
    for (const { year, seats, tiers } of years) {
      console.log(`NEET ${exam} ${year}, ${round ?? 'all rounds'}: ${seats} seats`);
      for (const { tier, measured, reached, chance } of tiers) {
        const came = measured === 0 ? Number.NaN : reached / measured;
        console.log(
          `  ${tier.padEnd(12)} said ${(chance ?? 0).toFixed(3)}  came ${came.toFixed(3)}  of ${measured}`,
        );
      }
    }
};

console.log(`The year ${frozenTest.year}, as predicted without any list of it`);
const again = await repeatFrozenTest();
print(again);
console.log('\nEach year predicted from the years before');
print((await accuracyOf(await officialCells())).groups);
for (const { key, groups } of await accuracyOfStates([])) {
  console.log(`\nThe last year of ${key}, predicted from the years before`);
  print(groups);
}
if (JSON.stringify(again) !== JSON.stringify(frozenTest.groups)) {
  console.error('The test of the unseen year differs from what data/ug/frozen2025.json has.');
  process.exitCode = 1;
}
