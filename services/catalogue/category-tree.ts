import { sql } from 'kysely';

import type { Category } from '../../domain/catalogue/index.js';
import type { Database } from '../database/connection.js';

export interface CategoryNode extends Category {
  /** Products in it and below. */
  readonly count: number;
  readonly children: readonly CategoryNode[];
}

export async function categoryTree(db: Database): Promise<readonly CategoryNode[]> {
  const { rows } = await sql<Category & { count: number }>`
    SELECT c.path, c.name, c.parent, c.position, (
      SELECT count(*)::int FROM catalogue_product p WHERE p.category_path = c.path OR p.category_path LIKE c.path || '/%'
    ) AS count
    FROM catalogue_category c ORDER BY c.position`.execute(db);
  const below = (parent: string | null): CategoryNode[] =>
    rows.filter((row) => row.parent === parent).map((row) => ({ ...row, children: below(row.path) }));
  return below(null);
}

/** The category and its parents, outermost first; null when the path names none. */
export function trailTo(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] | null {
  for (const node of tree) {
    if (node.path === path) return [node];
    const rest = path.startsWith(`${node.path}/`) ? trailTo(node.children, path) : null;
    if (rest) return [node, ...rest];
  }
  return null;
}
