import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { documentsFor, stateProofsFor } from '@seatwise/flows/counselling-dates';
import type { ApplicantProfile } from '@seatwise/flows/eligibility';
import { content } from '../../../content/season.ts';
import { useGiver } from '../../../features/choices/useGiver.ts';
import { useAuthorityOf } from '../../../hooks/useAuthorities.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';

const { ofState: copy } = content;

/** The documents for the exam and the answers, with the proofs that the home state asks for. */
export const useDocuments = (exam: Exam, profile: ApplicantProfile) => {
  const authority = useAuthorityOf(profile.homeState ?? '');
  const giver = useGiver(authority?.key);
  const common = documentsFor(exam, profile).map((id) => ({
    id: id as string,
    label: content.names[id] as string,
  }));
  const proofs = authority && stateProofsFor(profile, authority);
  if (!proofs) return { needed: common, giver: undefined };
  const { own, category, claims } = proofs;
  const proof = (of: string, label: string) => ({ id: `${giver.key} ${of}`, label });
  const ofState = [
    ...(category
      ? [proof(`category ${category.key}`, copy.category(giver.name, inLanguage(category.label)))]
      : []),
    ...claims.map(({ key, label }) =>
      proof(`claim ${key}`, copy.claim(giver.name, inLanguage(label))),
    ),
    ...(own ? [proof('own', copy.own(giver.name, inLanguage(own.who)))] : []),
  ];
  return { needed: [...common, ...ofState], giver };
};
