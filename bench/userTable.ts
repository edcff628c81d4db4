import { createTable } from '@seatwise/ui/table';
import { milliseconds, overBudget, quick, quickOn, quickRuns, table } from './measure.ts';

const count = 50_000;

/** Past this share of what the collator alone takes, the benchmark fails. */
const budget = 0.75;

/** A frame of 60 a second: what a gesture may take. The first sorts are made before it, in idle moments. */
const frame = 16;

interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly createdAt: number;
}

const given = ['Ananya', 'Rohan', 'Meera', 'Vikram', 'Priya', 'Arjun', 'Kavya', 'Rahul', 'Sneha'];
const family = [
  'Sharma',
  'Mehta',
  'Iyer',
  'Singh',
  'Nair',
  'Reddy',
  'Patel',
  'Das',
  'Khan',
  'Bose',
];

/** Everybody has a name and an email of their own, which is the hardest case. */
const users: readonly User[] = Array.from({ length: count }, (_, id) => {
  const mixed = (id * 7919) % count;
  return {
    id,
    username: `${given[mixed % given.length]} ${family[mixed % family.length]} ${mixed}`,
    email: `student${mixed}@seatwise.test`,
    createdAt: mixed,
  };
});

const filled = () => {
  const made = createTable<User>({
    id: 'number',
    username: 'text',
    email: 'text',
    createdAt: 'number',
  });
  made.append(users);
  return made;
};

const collator = new Intl.Collator('en-IN');

/** The console's list of users, where every name is another one. */
export const userTable = (): void => {
  const everybody = filled();
  const names = users.map(({ username }) => username);
  const plain = quick(() => names.toSorted(collator.compare));
  const lines: [string, number, number?][] = [
    ['the names, sorted by the collator alone', plain],
    [
      'sort by name for the first time, ahead of the gesture',
      // The collation is computed once for each table, so each run has a table of its own.
      quickOn(filled, (untouched) =>
        untouched.view({ sort: { column: 'username', direction: 'ascending' } }),
      ),
      budget * plain,
    ],
    [
      'sort by name',
      quick((run) =>
        everybody.view({
          sort: {
            column: 'username',
            direction: run % 2 === 0 ? 'ascending' : 'descending',
            nulls: 'first',
          },
        }),
      ),
      frame,
    ],
    [
      'narrow by a part of the name',
      quick((run) => everybody.view({ filters: { username: { contains: `an${run % 10}` } } })),
      frame,
    ],
    ['taking the users in', quick(filled)],
  ];
  table(`The console's ${count.toLocaleString('en-IN')} users`, [
    ['', `median of ${quickRuns}`, 'ratio', 'budget'],
    ...lines.map(([name, time, most]) => [
      name,
      milliseconds(time),
      (time / plain).toFixed(2),
      most === undefined ? '' : `≤ ${milliseconds(most)}`,
    ]),
  ]);
  for (const [name, time, most = Infinity] of lines) if (time > most) overBudget(name);
};
