import routes from '../../web/routes.js';

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

/** Returns the URL patterns of all pages, and some patterns that lead to no page. */
export function pageRoutes(): readonly string[] {
  return [...addressesOf(routes, ''), 'assets/:file', '__manifest', 'favicon.svg', ':any', ':any/:any/:any'];
}

/** Returns the paths of all calls of the API, from the OpenAPI description. */
export async function apiCalls(url: string): Promise<readonly string[]> {
  const response = await fetch(`${url}/api/docs.json`);
  const { paths } = (await response.json()) as { paths: Record<string, unknown> };
  return Object.keys(paths).map((path) => path.slice(1).replace(/\{(\w+)\}/g, ':$1'));
}

function addressesOf(all: readonly Route[], before: string): readonly string[] {
  return all.flatMap(({ path, children }) => {
    const whole = [before, path].filter(Boolean).join('/');
    return children ? [whole, ...addressesOf(children, whole)] : [whole];
  });
}
