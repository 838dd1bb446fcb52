import { sql } from 'kysely';

import type { Category } from '../../../domain/catalogue/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { TAXONOMY } from './taxonomy.js';

export interface CategoryNode extends Category {
  /** Products in it and below. */
  readonly count: number;
  readonly children: readonly CategoryNode[];
}

export async function categoryTree(db: Database): Promise<readonly CategoryNode[]> {
  const counts = await productCounts(db);
  const below = (parent: string | null): CategoryNode[] =>
    TAXONOMY.filter((category) => category.parent === parent).map((category) =>
      withCount({ ...category, children: below(category.path) }, counts),
    );
  return below(null);
}

async function productCounts(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ path: string; count: number }>`
    SELECT category_path AS path, count(*)::int AS count FROM view_product WHERE for_sale GROUP BY category_path`.execute(
    db,
  );
  return new Map(rows.map(({ path, count }) => [path, count]));
}

function withCount(node: Omit<CategoryNode, 'count'>, counts: ReadonlyMap<string, number>): CategoryNode {
  const below = node.children.reduce((sum, { count }) => sum + count, 0);
  return { ...node, count: below + (counts.get(node.path) ?? 0) };
}

/** The category and its parents, outermost first; null for a path without a category. */
export function trailTo(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] | null {
  for (const node of tree) {
    if (node.path === path) return [node];
    const rest = path.startsWith(`${node.path}/`) ? trailTo(node.children, path) : null;
    if (rest) return [node, ...rest];
  }
  return null;
}
