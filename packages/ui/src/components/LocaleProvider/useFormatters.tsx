import { useDateFormatter as useAriaDateFormatter } from 'react-aria/useDateFormatter';
import { useListFormatter as useAriaListFormatter } from 'react-aria/useListFormatter';
import { useNumberFormatter as useAriaNumberFormatter } from 'react-aria/useNumberFormatter';

// Called here and not passed on: in a package for server components each module says by itself
// that it runs in the browser.

/** One object for all calls: react-aria makes another formatter for other options. */
const noOptions = {};

/** Formats numbers by the locale of the part of the page. */
export const useNumberFormatter = (
  options: Parameters<typeof useAriaNumberFormatter>[0] = noOptions,
): Intl.NumberFormat => useAriaNumberFormatter(options);

/** Formats moments by the locale of the part of the page. */
export const useDateFormatter = (
  options?: Parameters<typeof useAriaDateFormatter>[0],
): ReturnType<typeof useAriaDateFormatter> => useAriaDateFormatter(options);

/** Joins words into a list by the locale of the part of the page. */
export const useListFormatter = (options?: Intl.ListFormatOptions): Intl.ListFormat =>
  useAriaListFormatter(options);
