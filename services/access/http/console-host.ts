/** Whether the path belongs to the console. Like Remix, it ignores case and decodes the URL. */
export function isConsolePath(pathname: string): boolean {
  return /^\/+konsol(?:$|[/.])/i.test(decoded(pathname));
}

/** Remix's route manifest, which both hosts serve. */
const OF_BOTH = new Set(['/__manifest']);

/**
 * Whether this host does not serve this page. A console host serves only the console, any other host everything else.
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
