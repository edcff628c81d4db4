import type { InputOf, Operation } from './contract/operation.ts';
import type { ApiClient } from './client.ts';
import { ApiError, errorOfResponse } from './errors.ts';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Receives the fraction that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a multipart call and reports its progress, which fetch cannot. The specification
 * distinguishes a 200 from other successes here, so the result includes the status.
 */
export const upload = <O extends Operation>(
  client: ApiClient,
  operation: O,
  input: InputOf<O>,
  { signal, onProgress }: UploadOptions = {},
): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const { method, address, headers, body } = client.prepare(operation, input);
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      if (status >= 200 && status < 300) resolve({ status, text });
      else reject(errorOfResponse(status, request.getResponseHeader('content-type'), text));
    });
    request.addEventListener('error', () => reject(new ApiError('network', 0)));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
