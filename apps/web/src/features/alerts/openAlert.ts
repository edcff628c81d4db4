import { files as contract } from '@seatwise/api-client/contract/files';
import { addressToOpen, type AlertFile } from '@seatwise/flows/alerts';
import type { Services } from '../../services/services.ts';

type Means = Pick<Services, 'api' | 'env'>;

/** In a tab that learns nothing of this one. */
const openApart = (address: string): void => {
  window.open(address, '_blank', 'noopener,noreferrer');
};

const downloadAddress = ({ api }: Means, { id }: AlertFile): string =>
  api.link(contract.downloadFile, { 'field-id': id });

export const openAlert = (means: Means, alert: AlertFile): void => {
  const { apiBaseUrl, fileHosts } = means.env;
  openApart(
    addressToOpen(alert, {
      page: location.href,
      hosts: apiBaseUrl ? [...fileHosts, new URL(apiBaseUrl).host] : fileHosts,
      download: downloadAddress(means, alert),
    }),
  );
};

export const downloadAlert = (means: Means, alert: AlertFile): void =>
  openApart(downloadAddress(means, alert));
