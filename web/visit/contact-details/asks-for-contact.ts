/** Paths on which the dialog would interrupt a task, so it is not shown there (PRO-04). */
const NOT_ON = [
  '/mina-recept',
  '/shop/basket',
  '/kundservice/integritetspolicy',
  '/member/kontaktuppgifter',
  '/init-login',
];

interface Circumstances {
  /**
   * The server's decision. It is true for a member whose details must be confirmed and who has a person number, outside
   * the app.
   */
  readonly due: boolean;
  readonly pathname: string;
  readonly dismissed: boolean;
}

/** True when the dialog must open (PRO-04). Every page loads this small file, but few load the dialog. */
export function asksForContact({ due, pathname, dismissed }: Circumstances): boolean {
  return due && !dismissed && !NOT_ON.some((path) => pathname.startsWith(path));
}
