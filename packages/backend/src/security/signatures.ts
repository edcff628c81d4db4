import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '../environment.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hmacSha256 = async (secret: string, message: string): Promise<string> => {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(message))));
};

export const sha512 = async (message: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-512', bytesOf(message))));

/** A short digest of a text in plain letters; synchronous, unlike `crypto.subtle`. */
export const digestOf = (text: string): string => hex(sha256(bytesOf(text)).slice(0, 16));

/** Compares in a time that does not reveal the position of the first difference. */
export const sameText = (given: string, expected: string): boolean => {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < expected.length; i += 1)
    difference |= given.charCodeAt(i) ^ expected.charCodeAt(i);
  return difference === 0;
};
