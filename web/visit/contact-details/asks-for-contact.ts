/** Path prefixes where the person is in the middle of something, or reads about this question (PRO-04). */
const NOT_ON = [
  '/mina-recept',
  '/shop/basket',
  '/kundservice/integritetspolicy',
  '/member/kontaktuppgifter',
  '/init-login',
];

interface Circumstances {
  /** The shop's answer: a member with ShouldVerifyEmail and a person number, not in the app. */
  readonly due: boolean;
  readonly pathname: string;
  readonly dismissed: boolean;
}

/** PRO-04. Separate from the dialog's other rules, which most pages need not load. */
export function asksForContact({ due, pathname, dismissed }: Circumstances): boolean {
  return due && !dismissed && !NOT_ON.some((path) => pathname.startsWith(path));
}
