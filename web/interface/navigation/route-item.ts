export interface RouteItem {
  readonly path: string;
  readonly name: string;
  readonly id: string;
  /** A name from `icons.ts`. */
  readonly icon?: string;
  readonly badge?: string | number;
  readonly message?: string;
  readonly children?: readonly RouteItem[];
}

/** Removes routes that are also sub-routes of another entry. */
export function topRoutes(items: readonly RouteItem[]): readonly RouteItem[] {
  const below = new Set(items.flatMap(({ children = [] }) => children.map(({ id }) => id)));
  return items.filter(({ id }) => !below.has(id));
}

export function isCurrent({ path }: RouteItem, pathname: string): boolean {
  return trimmed(path) === trimmed(pathname);
}

/** Sub-routes are shown when the route itself or one of them is the current page. */
export function showsChildren(item: RouteItem, pathname: string): boolean {
  return isCurrent(item, pathname) || (item.children ?? []).some((child) => showsChildren(child, pathname));
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
