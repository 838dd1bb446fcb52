/** The dialog is not shown on these paths (PRO-04), where it would interrupt a task. */
const NOT_ON = [
  '/mina-recept',
  '/shop/basket',
  '/kundservice/integritetspolicy',
  '/member/kontaktuppgifter',
  '/init-login',
];

interface Circumstances {
  /** The server's decision: a member with ShouldVerifyEmail and a person number, outside the app. */
  readonly due: boolean;
  readonly pathname: string;
  readonly dismissed: boolean;
}

/** PRO-04: decides whether the dialog opens. Every page loads this file, but only a few load the dialog. */
export function asksForContact({ due, pathname, dismissed }: Circumstances): boolean {
  return due && !dismissed && !NOT_ON.some((path) => pathname.startsWith(path));
}
