export type Platform = 'APP' | 'WEB';

/** Says whether a page belongs to the app. The app shows pages whose path begins with /appen. */
export function platformOf(pathname: string): Platform {
  return /^\/appen(\/|$)/.test(pathname) ? 'APP' : 'WEB';
}

interface Broken {
  readonly platform: Platform;
  readonly error: unknown;
  readonly url: string;
  readonly component: string;
}

/** Returns the two log texts of UI-11: the message alone, for counting, and the message with all details. */
export function errorReports({ platform, error, url, component }: Broken): readonly [string, string] {
  const trace = error instanceof Error ? (error.stack ?? String(error)) : messageOf(error);
  return [`${platform} ${messageOf(error)}`, `${platform} ${trace}\n${url}\n${component}`];
}

/** Returns the text to show below 'Felbeskrivning' on the error page. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return [status, statusText].filter(Boolean).join(' ');
  }
  return 'Okänt fel';
}

/** The URL of the link 'startsida'. In the app it leads to the app's start page, except during development. */
export function startAddress(platform: Platform, origin: string, developing: boolean): string {
  return platform === 'APP' && !developing ? `${origin}/appen/#/` : `${origin}/`;
}
