export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The value below which a share (in percent) of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * share) / 100))
  ] ?? 0;

const quickRuns = 21;
const warmUps = 3;

/** The median time of work that is too short for a warm-up pause, on a new object each run. */
export const quickOn = <Made>(
  make: (run: number) => Made,
  work: (made: Made) => unknown,
): number => {
  const times = Array.from({ length: quickRuns + warmUps }, (_, run) => {
    const made = make(run);
    const started = performance.now();
    work(made);
    return performance.now() - started;
  });
  return medianOf(times.slice(warmUps));
};

/** The same without a setup; `work` receives the number of the run. */
export const quick = (work: (run: number) => unknown): number => quickOn((run) => run, work);

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

export const bytes = (value: number): string =>
  value > 1e6 ? `${(value / 1e6).toFixed(2)} MB` : `${(value / 1e3).toFixed(1)} kB`;

/** Prints rows of equal length as a table. */
export const table = (title: string, rows: readonly (readonly string[])[]): void => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  console.log(`\n${title}\n`);
  for (const row of rows)
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   ')}`,
    );
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The exponent with which times grow with size (1 is linear), by least squares on logarithms. */
export const exponentOf = (sizes: readonly number[], times: readonly number[]): number => {
  const x = sizes.map(Math.log);
  const y = times.map(Math.log);
  const [middle, height] = [mean(x), mean(y)];
  const spread = x.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return x.reduce((sum, value, at) => sum + (value - middle) * (y[at]! - height), 0) / spread;
};

/** Reports a figure over its budget; the run fails, but only after everything was measured. */
export const overBudget = (name: string): void => {
  console.error(`over budget: ${name}`);
  process.exitCode = 1;
};
