import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';

/**
 * Finds the handler of a path. Remix compares every route several times for each page. A route with another first
 * segment never matches, so each first segment has a handler with only its own routes.
 */
export class PageRoutes {
  private readonly handlers = new Map<string, RequestHandler>();
  private readonly words: ReadonlySet<string>;
  private readonly all: RequestHandler;

  constructor(
    private readonly build: ServerBuild,
    private readonly mode: string | undefined,
  ) {
    this.all = createRequestHandler(build, mode);
    this.words = new Set(
      Object.values(build.routes).flatMap((route) => (route && isTop(route) ? [wordOf(route.path ?? '')] : [])),
    );
  }

  /** Returns the handler for a path. The path must be decodable. */
  handlerOf(pathname: string): RequestHandler {
    if (pathname === '/__manifest' || pathname.endsWith('.data')) return this.all;
    const word = wordOf(decodeURIComponent(pathname.slice(1)));
    const known = this.words.has(word) ? word : '';
    const handler = this.handlers.get(known) ?? createRequestHandler(this.beginningWith(known), this.mode);
    this.handlers.set(known, handler);
    return handler;
  }

  private beginningWith(word: string): ServerBuild {
    const routes = Object.fromEntries(Object.entries(this.build.routes).filter(([id]) => this.concerns(id, word)));
    const assets = Object.fromEntries(Object.entries(this.build.assets.routes).filter(([id]) => id in routes));
    return { ...this.build, routes, assets: { ...this.build.assets, routes: assets } };
  }

  private concerns(id: string, word: string): boolean {
    const route = this.build.routes[id];
    if (!route?.parentId) return true;
    if (!isTop(route)) return this.concerns(route.parentId, word);
    const own = wordOf(route.path ?? '');
    return own === word || own === '' || /^[:*]/.test(own);
  }
}

/** Whether the route is directly below the root. The root itself has no parent. */
function isTop({ parentId }: { readonly parentId?: string | undefined }): boolean {
  return parentId === 'root';
}

function wordOf(path: string): string {
  return (path.split('/')[0] as string).toLowerCase();
}
