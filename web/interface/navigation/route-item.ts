/** An entry of a menu (UI-06). */
export interface RouteItem {
  readonly path: string;
  readonly name: string;
  readonly id: string;
  /** One of `icons.ts`. */
  readonly icon?: string;
  readonly badge?: string | number;
  readonly message?: string;
  readonly children?: readonly RouteItem[];
}

/** Without the sub-routes of other entries. */
export function topRoutes(items: readonly RouteItem[]): readonly RouteItem[] {
  const below = new Set(items.flatMap(({ children = [] }) => children.map(({ id }) => id)));
  return items.filter(({ id }) => !below.has(id));
}

export function isCurrent({ path }: RouteItem, pathname: string): boolean {
  return trimmed(path) === trimmed(pathname);
}

/** Sub-routes are listed when the route or one of them is current. */
export function showsChildren(item: RouteItem, pathname: string): boolean {
  return isCurrent(item, pathname) || (item.children ?? []).some((child) => showsChildren(child, pathname));
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
