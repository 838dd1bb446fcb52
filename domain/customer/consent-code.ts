/** A word such as "Favorite"; which of them exist is for the services that ask. */
const CODE = /^[A-Za-z][A-Za-z0-9.-]{0,63}$/;

export function isConsentCode(code: string): boolean {
  return CODE.test(code);
}
