import { describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { headersFile, inlineHashes, nginxSnippet } from './hosting.ts';
import { policyWithHashes, policyWithNonce } from './securityPolicy.ts';

const sourcesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources];
    }),
  );

const elsewhere = readEnv({
  VITE_API_BASE_URL: 'https://api.seatwise.example/v1',
  VITE_CARD_SCRIPT: 'https://checkout.card.example/v1/checkout.js',
  VITE_PAYMENT_ORIGINS: 'https://secure.payu.example/_payment',
  VITE_FILE_HOSTS: 'files.seatwise.example',
});

describe('the security policy', () => {
  it('allows nobody else where the app is configured for its own origin', () => {
    expect(policyWithNonce(readEnv({})).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'nonce-__CSP_NONCE__' 'strict-dynamic'",
      "style-src 'self' 'nonce-__CSP_NONCE__'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      'frame-src blob:',
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types seatwise-workbook seatwise-practice seatwise-stress-test seatwise-offline seatwise-checkout',
    ]);
  });

  it('follows the configuration: API, chat socket, card script, payment origins', () => {
    const sources = sourcesOf(policyWithHashes(elsewhere, ['sha256-x']));
    const [api, card, payu] = [
      'https://api.seatwise.example',
      'https://checkout.card.example',
      'https://secure.payu.example',
    ];
    expect(sources['connect-src']).toEqual([
      "'self'",
      api,
      'wss://api.seatwise.example',
      card,
      payu,
      'https://files.seatwise.example',
    ]);
    expect(sources['script-src']).toEqual(["'self'", card, "'sha256-x'"]);
    expect(sources['frame-src']).toEqual(['blob:', card, payu]);
    expect(sources['form-action']).toEqual(["'self'", payu, api]);
    expect(JSON.stringify(sources)).not.toContain('unsafe');
  });

  it('takes the chat socket from VITE_WS_URL where it is given', () => {
    const env = readEnv({ VITE_WS_URL: 'wss://chat.seatwise.example/ws' });
    expect(sourcesOf(policyWithNonce(env))['connect-src']).toEqual([
      "'self'",
      'wss://chat.seatwise.example',
    ]);
  });

  it('knows inline scripts by their hashes, and no others', () => {
    const page = '<script nonce="x">a()</script><script type="module" src="/b.js"></script>';
    expect(inlineHashes(page)).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
  });

  it('is written as files for hosts that serve files alone', () => {
    const policy = policyWithHashes(elsewhere, []);
    expect(headersFile(policy)).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
    expect(nginxSnippet(policy)).toContain(
      `add_header Content-Security-Policy "${policy}" always;\n`,
    );
    expect(policy).not.toMatch(/["\n]/);
  });
});
