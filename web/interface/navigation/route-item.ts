export interface RouteItem {
  readonly path: string;
  readonly name: string;
  readonly id: string;
  /** The name of an icon in `icons.ts`. */
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

/** True when the route itself or one of its sub-routes is the current page. Only then are its sub-routes shown. */
export function showsChildren(item: RouteItem, pathname: string): boolean {
  return isCurrent(item, pathname) || (item.children ?? []).some((child) => showsChildren(child, pathname));
}

/** Removes the last slash of a path, so that both forms of an address are the same page. */
export function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
