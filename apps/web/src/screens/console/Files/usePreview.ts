import { files } from '@seatwise/api-client/contract/files';
import type { PublishedFile } from '@seatwise/flows/admin-files';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';

interface Preview {
  readonly state: 'loading' | 'failed' | 'ready';
  /** An object URL, revoked when the preview closes. */
  readonly address: string;
  /** The number of retries. */
  readonly attempt: number;
}

const loading = (attempt: number): Preview => ({ state: 'loading', address: '', attempt });

/** The content of a file, as a blob of the listed type. */
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
      address = URL.createObjectURL(new Blob([content], { type: fileType ?? '' }));
      setPreview({ state: 'ready', address, attempt });
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
