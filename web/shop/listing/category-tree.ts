import type { CategoryListing, MenuCategory } from '../../../services/shop/catalogue/contract.js';
import type { RouteItem } from '../../interface/navigation/route-item.js';

type Placed = Pick<CategoryListing, 'breadcrumbs' | 'children'>;

/** Returns the tree beside a category: its top category with all children, and the path down to its own children. */
export function categoryTree({ breadcrumbs, children }: Placed, menu: readonly MenuCategory[]): readonly RouteItem[] {
  const [top, ...below] = breadcrumbs;
  if (!top) return [];
  const siblings = menu.find(({ path }) => path === top.path)?.children ?? [];
  const own = children.map(({ path, name }) => item(path, name));
  if (below.length === 0) return [item(top.path, top.name, own)];
  const [second, ...deeper] = below;
  const inner = deeper.reduceRight<readonly RouteItem[]>((rest, { path, name }) => [item(path, name, rest)], own);
  const known = siblings.some(({ path }) => path === second?.path)
    ? siblings
    : [...siblings, ...(second ? [second] : [])];
  return [
    item(
      top.path,
      top.name,
      known.map(({ path, name }) => item(path, name, path === second?.path ? inner : [])),
    ),
  ];
}

function item(path: string, name: string, children: readonly RouteItem[] = []): RouteItem {
  return { id: path, path: `/kategori/${path}`, name, ...(children.length > 0 && { children }) };
}
