import type { ServerBuild } from '@remix-run/node';

interface Pattern {
  readonly path: string;
  readonly expression: RegExp;
}

/** Remix's own request, which matches no route. */
const MANIFEST = '/__manifest';
const UNKNOWN = '/*';

/** Maps a URL to its route pattern, for metrics. A pattern contains no personal data. */
export class RoutePatterns {
  private readonly patterns: readonly Pattern[];

  constructor({ routes }: Pick<ServerBuild, 'routes'>) {
    const paths = Object.keys(routes).map((id) => pathOf(routes, id));
    this.patterns = [...new Set(paths)]
      .filter((path) => path !== UNKNOWN)
      .sort((one, other) => placeholders(one) - placeholders(other))
      .map((path) => ({ path, expression: expressionOf(path) }));
  }

  of(pathname: string): string {
    if (pathname === MANIFEST) return MANIFEST;
    const path = pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
    return this.patterns.find(({ expression }) => expression.test(path === '/_root' ? '/' : path))?.path ?? UNKNOWN;
  }
}

function pathOf(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  const before = route?.parentId ? pathOf(routes, route.parentId) : '';
  return route?.path ? `${before === '/' ? '' : before}/${route.path}` : before || '/';
}

/** Counts the placeholders in a path. The route with fewer of them is the more specific. */
function placeholders(path: string): number {
  return (path.match(/:/g)?.length ?? 0) + (path.includes('*') ? 100 : 0);
}

function expressionOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`, 'i');
}
