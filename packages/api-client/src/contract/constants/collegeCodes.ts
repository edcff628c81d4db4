/**
 * The code of a college on MCC's portal; undefined if no list has one and another identifier
 * replaces it.
 */
export const portalCode = (code: string | null | undefined): string | undefined =>
  code && /^\d{6}$/.test(code) ? code : undefined;
