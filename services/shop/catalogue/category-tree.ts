import type { Category } from '../../../domain/catalogue/index.js';
import { TAXONOMY } from './taxonomy.js';

export interface CategoryNode extends Category {
  /** The number of products in this category and its subcategories. */
  readonly count: number;
  readonly children: readonly CategoryNode[];
}

/** Builds the tree of categories. @param count the number of products in a category and its subcategories */
export function categoryTree(count: (path: string) => number): readonly CategoryNode[] {
  const below = (parent: string | null): CategoryNode[] =>
    TAXONOMY.filter((category) => category.parent === parent).map((category) => ({
      ...category,
      count: count(category.path),
      children: below(category.path),
    }));
  return below(null);
}

/** Returns the category and its parents, outermost first. Null for a path without a category. */
export function trailTo(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] | null {
  for (const node of tree) {
    if (node.path === path) return [node];
    const rest = path.startsWith(`${node.path}/`) ? trailTo(node.children, path) : null;
    if (rest) return [node, ...rest];
  }
  return null;
}
