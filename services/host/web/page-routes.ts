import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';

interface Known {
  readonly id: string;
  /** Matches a path that begins with the path of the route. */
  readonly beginning: RegExp;
}

/**
 * Finds the handler of a path. Remix compares every route several times for each page, and compiles its pattern each
 * time. So each group of paths has a handler with only the routes that lead to them. It also has the routes of the
 * paths above, because Remix tells the browser of them (`getPartialManifest`).
 */
export class PageRoutes {
  private readonly handlers = new Map<string, RequestHandler>();
  private readonly known: readonly Known[];
  private readonly all: RequestHandler;

  constructor(
    private readonly build: ServerBuild,
    private readonly mode: string | undefined,
  ) {
    this.all = createRequestHandler(build, mode);
    this.known = Object.keys(build.routes).map((id) => ({ id, beginning: beginningOf(pathOf(build.routes, id)) }));
  }

  /** Returns the handler for a path. The path must be decodable. */
  handlerOf(pathname: string): RequestHandler {
    if (pathname === '/__manifest') return this.all;
    const path = decoded(pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/'));
    const ids = this.known.filter(({ beginning }) => beginning.test(path)).map(({ id }) => id);
    const key = ids.join('\n');
    const handler = this.handlers.get(key) ?? createRequestHandler(this.only(ids), this.mode);
    this.handlers.set(key, handler);
    return handler;
  }

  private only(ids: readonly string[]): ServerBuild {
    const { routes, assets } = this.build;
    return { ...this.build, routes: picked(routes, ids), assets: { ...assets, routes: picked(assets.routes, ids) } };
  }
}

function picked<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
}

/** Decodes as Remix does: an encoded slash stays within its segment. */
function decoded(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
  return segments.join('/');
}

function pathOf(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  const above = route?.parentId ? pathOf(routes, route.parentId) : '';
  return route?.path ? `${above}/${route.path}` : above;
}

/** From the first optional segment or star on, every path is taken. */
function beginningOf(path: string): RegExp {
  const segments = path.split('/');
  const open = segments.findIndex((segment) => segment === '*' || segment.endsWith('?'));
  const fixed = open === -1 ? segments : segments.slice(0, open);
  const expressions = fixed.map((segment) =>
    segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\p{L}\p{N}_-]/gu, '\\$&'),
  );
  return new RegExp(`^${expressions.join('/')}(?=/|$)`, 'iu');
}
