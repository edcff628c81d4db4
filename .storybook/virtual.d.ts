declare module 'virtual:usage' {
  import type { Evidence } from '../packages/ui/tools/evidence.ts';
  import type { Usage } from './usage.ts';

  export const usage: Usage;
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- It does not follow the import.
  export const evidence: Readonly<Record<string, Evidence | undefined>>;
  export const types: Readonly<Record<string, string | undefined>>;
}
