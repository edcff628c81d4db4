import { lazy, Suspense } from 'react';
import { useStore } from '../../lib/useStore.ts';
import { useServices } from '../../services/services.ts';

const OwnerProofDialog = lazy(async () => ({
  default: (await import('./OwnerProofDialog.tsx')).OwnerProofDialog,
}));

/** Asks for the password on any page, once a call needs it. */
export const OwnerProof = () => {
  const { ownerProof } = useServices();
  const needs = useStore(ownerProof);
  if (needs === undefined) return null;
  return (
    <Suspense fallback={null}>
      <OwnerProofDialog needs={needs} />
    </Suspense>
  );
};
