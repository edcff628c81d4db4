export { factSources } from './factSources.ts';
export type { ProvenanceMessages } from './messages.ts';
export { Provenance } from './Provenance.tsx';
export type { ProvenanceProps } from './Provenance.tsx';
