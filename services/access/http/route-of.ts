import type { ServerResponse } from 'node:http';

const routes = new WeakMap<ServerResponse, string>();

/** @param pattern as the route is declared, such as "/produkt/:slug": never the requested address */
export function nameRoute(response: ServerResponse, pattern: string): void {
  routes.set(response, pattern);
}

/** Built files and early refusals have no route. */
export function routeOf(response: ServerResponse): string {
  return routes.get(response) ?? 'none';
}
