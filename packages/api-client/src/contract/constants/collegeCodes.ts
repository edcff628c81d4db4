/**
 * The code of a college on MCC's portal; undefined where no list has one, and another word names
 * the college in its place.
 */
export const portalCode = (code: string | null | undefined): string | undefined =>
  code && /^\d{6}$/.test(code) ? code : undefined;
