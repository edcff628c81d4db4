/**
 * Drive the larger components the way people do, so that tests of screens do not know what they
 * are made of. They take the page of Vitest's browser mode or of Playwright.
 */

interface Place {
  readonly getByRole: (role: Role, options?: { name?: string | RegExp; exact?: boolean }) => Target;
}

interface Target extends Place {
  readonly click: () => Promise<void>;
  readonly fill: (text: string) => Promise<void>;
}

type Role = 'button' | 'combobox' | 'option' | 'navigation';

const startingWith = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);

export interface FilterTester {
  /** The button; its name says what is chosen. */
  readonly button: Target;
  /** Chooses values, or gives them up, and closes the list. */
  readonly toggle: (...values: readonly string[]) => Promise<void>;
  /** Chooses nothing. */
  readonly clear: () => Promise<void>;
}

/** A MultiSelectFilter, by its label; one in a table's head by «Filter» and the name of its column. */
export const filterTester = (page: Place, label: string): FilterTester => {
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
  /** Presses the head of a column. */
  readonly sortBy: (column: string) => Promise<void>;
  /** The filter of a column. */
  readonly filter: (column: string) => FilterTester;
  /** Goes on to the next page. */
  readonly next: () => Promise<void>;
}

/** A DataTable where there is room for one, by its caption. */
export const tableTester = (page: Place, caption: string): TableTester => ({
  sortBy: (column) => page.getByRole('button', { name: column, exact: true }).click(),
  filter: (column) => filterTester(page, `Filter ${column}`),
  next: () =>
    page
      .getByRole('navigation', { name: `Pages of ${caption}` })
      .getByRole('button', { name: 'Next' })
      .click(),
});
