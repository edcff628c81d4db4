import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readEnv } from '../src/env.ts';
import { policyWithHashes, policyWithNonce } from './securityPolicy.ts';

/** The headers that a static host sends with every response, besides the policy. */
const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** The hashes of a page's inline scripts; data blocks are not run. */
export const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application))[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => `sha256-${createHash('sha256').update(script!).digest('base64')}`,
  );

/** A `_headers` file for Netlify, Cloudflare Pages and hosts that read the same format. */
export const headersFile = (policy: string): string =>
  [
    '/*',
    ...Object.entries({ 'Content-Security-Policy': policy, ...headers }).map(
      ([name, value]) => `  ${name}: ${value}`,
    ),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');

/** A snippet to include in nginx's `server` block, beside its `root`. */
export const nginxSnippet = (policy: string): string =>
  [
    ...Object.entries({ 'Content-Security-Policy': policy, ...headers }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    // `expires` keeps the headers above; another `add_header` would replace them.
    'location /assets/ { expires max; }',
    'location /hi { expires -1; try_files $uri $uri/index.html /hi/shell.html; }',
    // Readers who chose Hindi are sent to the Hindi pages; a path with a dot is a file.
    'absolute_redirect off;',
    'location / { set $choice $cookie_language$uri; if ($choice ~ "^hi/[^.]*$") { return 302 /hi$request_uri; } expires -1; try_files $uri $uri/index.html /shell.html; }',
    '',
  ].join('\n');

/**
 * Writes the files that a host needs to serve the app as configured: the policy for our server, and
 * the headers, including the policy, for static hosts.
 */
export const hosting = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'seatwise-hosting',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      // Runs after the pages are written.
      order: 'post',
      sequential: true,
      handler: ({ dir }) => {
        if (!dir) return;
        const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.html'))
          .map((name) => readFileSync(join(dir, name), 'utf8'));
        const env = readEnv(config.env);
        const hashes = [...new Set(pages.flatMap(inlineHashes))].toSorted();
        const policy = policyWithHashes(env, hashes);
        const files = {
          'security-policy.txt': policyWithNonce(env),
          _headers: headersFile(policy),
          _redirects: '/hi/* /hi/shell.html 200\n/* /shell.html 200\n',
          'nginx.conf': nginxSnippet(policy),
        };
        for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
      },
    },
  };
};
