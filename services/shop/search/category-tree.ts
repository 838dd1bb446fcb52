import type { Category } from '../../../domain/catalogue/index.js';
import { TAXONOMY } from '../catalogue/taxonomy.js';
import type { SearchEngine } from './search-engine.js';

export interface CategoryNode extends Category {
  /** Products in it and below. */
  readonly count: number;
  readonly children: readonly CategoryNode[];
}

/** The shop's categories with their product counts; rebuilt when the shelf changes. */
export class CategoryTree {
  private version = -1;
  private tree: readonly CategoryNode[] = [];

  nodes({ shelf, groups }: Pick<SearchEngine, 'shelf' | 'groups'>): readonly CategoryNode[] {
    if (this.version === shelf.grouping) return this.tree;
    const below = (parent: string | null): CategoryNode[] =>
      TAXONOMY.filter((category) => category.parent === parent).map((category) => ({
        ...category,
        count: groups.places('category', category.path).length,
        children: below(category.path),
      }));
    this.tree = below(null);
    this.version = shelf.grouping;
    return this.tree;
  }

  /** The category and its parents, outermost first; null for a path without a category. */
  trail(engine: Pick<SearchEngine, 'shelf' | 'groups'>, path: string): readonly CategoryNode[] | null {
    return trailIn(this.nodes(engine), path);
  }
}

function trailIn(tree: readonly CategoryNode[], path: string): readonly CategoryNode[] | null {
  for (const node of tree) {
    if (node.path === path) return [node];
    const rest = path.startsWith(`${node.path}/`) ? trailIn(node.children, path) : null;
    if (rest) return [node, ...rest];
  }
  return null;
}
