export type Platform = 'APP' | 'WEB';

/** The app's shell lives below /appen. */
export function platformOf(pathname: string): Platform {
  return /^\/appen(\/|$)/.test(pathname) ? 'APP' : 'WEB';
}

interface Broken {
  readonly platform: Platform;
  readonly error: unknown;
  /** Of the page where it broke. */
  readonly url: string;
  /** Which modules were shown. */
  readonly component: string;
}

/**
 * The two texts of UI-11: first the message alone, which sorts and counts; then everything that helps
 * to find it.
 */
export function errorReports({ platform, error, url, component }: Broken): readonly [string, string] {
  const trace = error instanceof Error ? (error.stack ?? String(error)) : messageOf(error);
  return [`${platform} ${messageOf(error)}`, `${platform} ${trace}\n${url}\n${component}`];
}

/** What the page shows as 'Felbeskrivning'. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return [status, statusText].filter(Boolean).join(' ');
  }
  return 'Okänt fel';
}

/** Where 'startsida' leads: the origin, or in the app, but not while it is being developed, its shell. */
export function startAddress(platform: Platform, origin: string, developing: boolean): string {
  return platform === 'APP' && !developing ? `${origin}/appen/#/` : `${origin}/`;
}
