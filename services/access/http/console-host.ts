/** Whether the path belongs to the console. Like Remix, it ignores case and decodes the URL. */
export function isConsolePath(pathname: string): boolean {
  return /^\/+konsol(?:$|[/.])/i.test(decoded(pathname));
}

/** Both hosts serve Remix's list of routes. */
const OF_BOTH = new Set(['/__manifest']);

/**
 * Whether the page belongs to the other host. A console host serves only the console, and any other host everything
 * else.
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
