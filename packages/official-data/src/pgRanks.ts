import ranks2023 from '../data/pg/2023.json' with { type: 'json' };
import ranks2024 from '../data/pg/2024.json' with { type: 'json' };

/** The lines of the postgraduate results by year and round, a separate module for their size. */
export const pgRanks = { 2023: ranks2023, 2024: ranks2024 };
