import type { AlertFile } from './alertFile.ts';

/** The context in which an alert's link is resolved. */
export interface OpenContext {
  /** The address of the page. */
  readonly page: string;
  /** Hosts beside our own that documents may lie on, reached by https alone. */
  readonly hosts: readonly string[];
  /** The address of the download call for this alert. */
  readonly download: string;
}

const trusted = (
  address: string | null | undefined,
  { page, hosts }: OpenContext,
): string | undefined => {
  if (!address || !URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  const isOurs = url.origin === new URL(page).origin;
  const isKnown = url.protocol === 'https:' && hosts.includes(url.host);
  const namesSomebody = url.username !== '' || url.password !== '';
  return (isOurs || isKnown) && !namesSomebody ? url.href : undefined;
};

/**
 * What opens in the new tab: the `viewUrl`, else the `fileUrl`, else the download. An address that
 * points to another host, or is malformed, counts as missing.
 */
export const addressToOpen = (alert: AlertFile, surroundings: OpenContext): string =>
  trusted(alert.viewUrl, surroundings) ??
  trusted(alert.fileUrl, surroundings) ??
  surroundings.download;
