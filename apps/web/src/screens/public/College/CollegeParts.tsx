import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { Stack } from '@seatwise/ui';
import { CollegeCosts } from './CollegeCosts.tsx';
import { CollegeRanks } from './CollegeRanks.tsx';
import { CollegeSeats } from './CollegeSeats.tsx';
import { CollegeWays } from './CollegeWays.tsx';
import type { CollegeDetails } from './useCollege.ts';
import type { Ways } from './useWays.ts';

interface CollegePartsProps {
  readonly college: CollegeDetails;
  /** The exam of the account; for a visitor UG, if the college has such seats. */
  readonly exam: Exam | undefined;
  readonly user: StoredUser | undefined;
  readonly ways: Ways;
  /** Whether only its state fills the college. */
  readonly isOfState: boolean;
}

/** A college's seats, ranks, costs and ways in. */
export const CollegeParts = ({ college, exam, user, ways, isOfState }: CollegePartsProps) => (
  <Stack gap="xl">
    {!isOfState && (
      <>
        <CollegeSeats
          seats={college.seats}
          lists={college.seatLists ?? []}
          exam={exam}
          kind={college.kind}
          college={user && !isStaffRole(user.role) ? college : undefined}
        />
        <CollegeRanks college={college} exam={exam} user={user} />
      </>
    )}
    <CollegeCosts college={college} exam={exam} />
    <CollegeWays college={college} ways={ways} rank={user?.air ?? undefined} isOpen={isOfState} />
  </Stack>
);
