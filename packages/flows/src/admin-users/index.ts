export { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
export { shortDateTime, timeOf } from '../shared/dates.ts';
export { addDraftOf, addProblems, addValuesFrom } from './addUser.ts';
export type { AddValues } from './addUser.ts';
export type { Conflict } from './concurrentEdit.ts';
export { confirmation, passwordProblems, roleProblems, staffRoleGiven } from './change.ts';
export type { Change, ChangeRequest, DialogOrigin, PasswordValues, RoleValues } from './change.ts';
export {
  detailsProblems,
  editGenders,
  editProblems,
  editValuesOf,
  maxPhoneLength,
} from './editUser.ts';
export type { EditValues } from './editUser.ts';
export { messages as adminUserMessages } from './messages.ts';
export { passwordHint, phoneHint, roleHint } from './problems.ts';
export type { Undo } from './undoEdit.ts';
export { mayChangeUser, rolesIn, rolesToGive } from './user.ts';
export type { AdminRole, AdminUser } from './user.ts';
export { userChangesMachine } from './userChangesMachine.ts';
export type { Dialog } from './userChangesMachine.ts';
