/**
 * Test drivers for the larger components, which spare the tests of screens their markup. They work
 * in Vitest's browser mode and in Playwright.
 */

interface Locatable {
  readonly getByRole: (role: Role, options?: { name?: string | RegExp; exact?: boolean }) => Target;
}

interface Target extends Locatable {
  readonly click: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
}

type Role = 'button' | 'combobox' | 'option' | 'navigation';

const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);

export interface FilterTester {
  /** The button, whose name includes the selected values. */
  readonly button: Target;
  /** Selects or deselects values, and closes the list. */
  readonly toggle: (...values: readonly string[]) => Promise<void>;
  /** Clears the selection. */
  readonly clear: () => Promise<void>;
}

/** Drives the MultiSelectFilter with a label; in a table header the label is «Filter» and the column's name. */
export const filterTester = (page: Locatable, label: string): FilterTester => {
  const button = page.getByRole('button', { name: startingWith(`${label}: `) });
  const field = page.getByRole('combobox', { name: `Search ${label.replace(/^Filter /, '')}` });
  return {
    button,
    toggle: async (...values) => {
      await button.click();
      for (const value of values) {
        await field.fill(value);
        await page.getByRole('option', { name: startingWith(value) }).click();
      }
      await button.click();
    },
    clear: async () => {
      await button.click();
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await button.click();
    },
  };
};

export interface TableTester {
  /** Presses the sort button of a column. */
  readonly sortBy: (column: string) => Promise<void>;
  /** The filter of a column. */
  readonly filter: (column: string) => FilterTester;
  /** Goes to the next page. */
  readonly next: () => Promise<void>;
}

/** Drives the DataTable with a caption, on a wide screen. */
export const tableTester = (page: Locatable, caption: string): TableTester => ({
  sortBy: (column) => page.getByRole('button', { name: column, exact: true }).click(),
  filter: (column) => filterTester(page, `Filter ${column}`),
  next: () =>
    page
      .getByRole('navigation', { name: `Pages of ${caption}` })
      .getByRole('button', { name: 'Next' })
      .click(),
});
