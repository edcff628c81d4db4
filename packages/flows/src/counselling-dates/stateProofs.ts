import { isStateQuestion, type ApplicantProfile } from '../eligibility/index.ts';

interface AuthorityRows<Claim, Kind> {
  readonly categories: readonly (Claim & { readonly isOpen?: boolean | null | undefined })[];
  readonly claims: readonly Claim[];
  readonly kinds?: readonly Kind[] | null | undefined;
}

/**
 * What the home state's authority needs proof of, by its own rows and the student's answers to it;
 * undefined if nothing was answered. Other claims, such as a disability, have documents of their own.
 */
export const stateProofsFor = <
  Claim extends { readonly key: string },
  Kind extends { readonly opens: string },
>(
  { stateOwn, stateCategory, stateClaims = [] }: ApplicantProfile,
  { categories, claims, kinds }: AuthorityRows<Claim, Kind>,
) => {
  if (stateOwn === undefined && stateCategory === undefined && stateClaims.length === 0)
    return undefined;
  if (stateOwn === false) return { own: undefined, category: undefined, claims: [] };
  return {
    own: kinds?.find(({ opens }) => opens === 'state'),
    category: categories.find(({ key, isOpen }) => key === stateCategory && !isOpen),
    claims: claims.filter(({ key }) => isStateQuestion(key) && stateClaims.includes(key)),
  };
};
