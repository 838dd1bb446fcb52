/** Whether a page is the console's: as Remix matches it, in whatever case and however it is encoded. */
export function isConsolePath(pathname: string): boolean {
  return /^\/+konsol(?:$|[/.])/i.test(decoded(pathname));
}

/** What of a page that belongs to neither: the pages' own map of themselves. */
const OF_BOTH = new Set(['/__manifest']);

/**
 * Whether a host does not answer a page, where the console has a host of its own: that one answers the console alone,
 * any other everything else.
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
