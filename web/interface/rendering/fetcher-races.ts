import { mendedLibrary, type Mend } from './mended-library.js';

/**
 * Mends @remix-run/router 1.23.3, in the browser build (vite.config.ts). After a fetcher's action
 * the router loads the page anew. If a visitor follows a link meanwhile, it mixes up the two pages:
 *
 * 1. While it still asks which route the link has, it takes the only route that it knows, which is `*`.
 * 2. It gives the data that it loaded to whatever page is next, and drops the data of the page that is shown.
 *
 * Remix then shows its fallback for developers, or an empty page at the new address.
 */
export function withoutFetcherRaces(router: string): string {
  return mendedLibrary('@remix-run/router', router, MENDED);
}

const MENDED: readonly Mend[] = [
  // Remembers the newest search for a navigation's route. Searches for a fetcher's own route have a key.
  [
    `  async function discoverRoutes(matches, pathname, signal, fetcherKey) {`,
    `  let discovery;
  function discoverRoutes(matches, pathname, signal, fetcherKey) {
    let found = findRoutes(matches, pathname, signal, fetcherKey);
    if (fetcherKey === undefined) discovery = found;
    return found;
  }
  async function findRoutes(matches, pathname, signal, fetcherKey) {`,
  ],
  // The page may be loaded anew only when the route is known. A search that fails ends its navigation some steps later.
  [
    `    // Start the data load for current matches, or the next location if we`,
    `    for (let awaited; awaited !== discovery; ) {
      awaited = discovery;
      await awaited;
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (fetchRequest.signal.aborted) {
      if (fetchControllers.get(key) === abortController) fetchControllers.delete(key);
      return;
    }
    // Start the data load for current matches, or the next location if we`,
  ],
  // Only the navigation that the data was loaded for ends with it.
  [
    `    if (state.navigation.state === "loading" && loadId > pendingNavigationLoadId) {`,
    `    if (state.navigation.location === nextLocation && state.navigation.state === "loading" && loadId > pendingNavigationLoadId) {`,
  ],
  // Data of a page that is not shown is dropped. The navigation that replaced it loads everything itself.
  [
    `    } else {
      // otherwise just update with the fetcher data, preserving any existing`,
    `    } else if (nextLocation.pathname !== state.location.pathname || nextLocation.search !== state.location.search) {
      updateState({ fetchers: new Map(state.fetchers) });
    } else {
      // otherwise just update with the fetcher data, preserving any existing`,
  ],
];
