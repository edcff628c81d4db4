import { useDateFormatter as useAriaDateFormatter } from 'react-aria/useDateFormatter';
import { useListFormatter as useAriaListFormatter } from 'react-aria/useListFormatter';
import { useNumberFormatter as useAriaNumberFormatter } from 'react-aria/useNumberFormatter';

// These hooks wrap react-aria's instead of re-exporting them, because in a package for server
// components each module must itself declare that it runs in the browser.

/** A stable object, because react-aria caches the formatter by the identity of its options. */
const noOptions = {};

/** A number formatter for the current locale. */
export const useNumberFormatter = (
  options: Parameters<typeof useAriaNumberFormatter>[0] = noOptions,
): Intl.NumberFormat => useAriaNumberFormatter(options);

/** A date formatter for the current locale. */
export const useDateFormatter = (
  options?: Parameters<typeof useAriaDateFormatter>[0],
): ReturnType<typeof useAriaDateFormatter> => useAriaDateFormatter(options);

/** A list formatter for the current locale. */
export const useListFormatter = (options?: Intl.ListFormatOptions): Intl.ListFormat =>
  useAriaListFormatter(options);
