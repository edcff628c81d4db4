import { files } from '@seatwise/api-client/contract/files';
import type { PublishedFile } from '@seatwise/flows/admin-files';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

interface Preview {
  readonly state: 'loading' | 'failed' | 'there';
  /** An address in this page, for as long as the preview is open. */
  readonly address: string;
  /** How often it was asked for again. */
  readonly attempt: number;
}

const loading = (attempt: number): Preview => ({ state: 'loading', address: '', attempt });

/** What a file holds, under the type that it was listed with and no other. */
export const usePreview = ({ id, fileType }: PublishedFile) => {
  const { api } = useServices();
  const [preview, setPreview] = useState(() => loading(0));
  const { attempt } = preview;

  useEffect(() => {
    const closed = new AbortController();
    const { signal } = closed;
    let address = '';
    const show = (content: Blob): void => {
      if (signal.aborted) return;
      address = URL.createObjectURL(new Blob([content], { type: fileType }));
      setPreview({ state: 'there', address, attempt });
    };
    api
      .area(files)
      .downloadFile({ 'field-id': id }, { signal })
      .then(show, (error: unknown) => {
        if (signal.aborted) return;
        logFailure(error);
        setPreview({ ...loading(attempt), state: 'failed' });
      });
    return () => {
      closed.abort();
      URL.revokeObjectURL(address);
    };
  }, [api, id, fileType, attempt]);

  const retry = useCallback(() => setPreview((before) => loading(before.attempt + 1)), []);
  return { ...preview, retry };
};
