export { createApiClient } from './client.ts';
export type { ApiClient, AreaClient, CallOptions, ClientOptions, ClientSession } from './client.ts';
export { ApiError, textField } from './errors.ts';
export type { FailureKind } from './errors.ts';
export { roles } from './contract/constants/permissions.ts';
export type { Role } from './contract/constants/permissions.ts';
export type { AnswerOf, InputOf, Operation, RowOf } from './contract/operation.ts';
