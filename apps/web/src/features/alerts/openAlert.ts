import { files as contract } from '@seatwise/api-client/contract/files';
import { addressToOpen, type AlertFile } from '@seatwise/flows/alerts';
import type { Services } from '../../services/services.ts';

type OpenServices = Pick<Services, 'api' | 'env'>;

/** Opens a tab without an opener or a referrer. */
const openInNewTab = (address: string): void => {
  window.open(address, '_blank', 'noopener,noreferrer');
};

export const downloadAddress = ({ api }: OpenServices, { id }: AlertFile): string =>
  api.link(contract.downloadFile, { 'field-id': id });

export const openAlert = (services: OpenServices, alert: AlertFile): void => {
  const { apiBaseUrl, fileHosts } = services.env;
  openInNewTab(
    addressToOpen(alert, {
      page: location.href,
      hosts: apiBaseUrl ? [...fileHosts, new URL(apiBaseUrl).host] : fileHosts,
      download: downloadAddress(services, alert),
    }),
  );
};

export const downloadAlert = (services: OpenServices, alert: AlertFile): void =>
  openInNewTab(downloadAddress(services, alert));
