/** Paths on which the question would interrupt a task, or where the page itself says it (RMD-04). */
const NOT_ON = [
  '/mina-recept',
  '/shop/',
  '/init-login',
  '/member/minainstallningar',
  '/member/kontaktuppgifter',
  '/pages/notifications',
  '/remindersterms',
];

interface Circumstances {
  /** The server's decision: a yes to notices, no device that shows them, and no earlier no in force. */
  readonly due: boolean;
  readonly pathname: string;
}

/** True when 'Slå på notiser' must open. Every page loads this small file, but few load the dialog. */
export function asksForNotices({ due, pathname }: Circumstances): boolean {
  return due && !NOT_ON.some((path) => pathname.startsWith(path));
}
