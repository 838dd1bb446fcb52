import type { ServerResponse } from 'node:http';

const routes = new WeakMap<ServerResponse, string>();

/**
 * Records the route of a response, for its metrics. @param pattern the declared route, for example "/produkt/:slug";
 * never the requested path
 */
export function nameRoute(response: ServerResponse, pattern: string): void {
  routes.set(response, pattern);
}

/** Returns the declared route of a response, for metrics. Static files and early refusals have none. */
export function routeOf(response: ServerResponse): string {
  return routes.get(response) ?? 'none';
}
