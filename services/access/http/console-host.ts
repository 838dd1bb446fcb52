/** Whether a path is the console's, as Remix matches it: case-insensitive and URL-decoded. */
export function isConsolePath(pathname: string): boolean {
  return /^\/+konsol(?:$|[/.])/i.test(decoded(pathname));
}

/** Shared by both hosts: Remix's route manifest. */
const OF_BOTH = new Set(['/__manifest']);

/**
 * Whether this host does not answer this page. A console host answers only the console; any other host answers
 * everything else.
 */
export function isElsewhere(consoleHost: string | null, host: string | undefined, pathname: string): boolean {
  if (consoleHost === null || OF_BOTH.has(pathname)) return false;
  return isConsoleHost(consoleHost, host) !== isConsolePath(pathname);
}

export function isConsoleHost(consoleHost: string | null, host: string | undefined): boolean {
  return consoleHost !== null && host?.toLowerCase() === consoleHost;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
