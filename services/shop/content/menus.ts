import type { CategoryNode } from '../catalogue/category-tree.js';
import { texts } from './texts.js';

export interface MenuItem {
  readonly name: string;
  readonly url: string;
  readonly children: readonly MenuItem[];
}

export function mainMenu(): readonly MenuItem[] {
  return [
    link(texts.allCategories, '/kategori/'),
    link(texts.offers, '/kategori/erbjudanden'),
    link(texts.brands, '/varumarken'),
    link(texts.advice, '/rad'),
    link(texts.pharmacies, '/apotek'),
  ];
}

export function megaMenu(tree: readonly CategoryNode[]): readonly MenuItem[] {
  return tree.map((node) => ({ name: node.name, url: `/kategori/${node.path}`, children: megaMenu(node.children) }));
}

function link(name: string, url: string): MenuItem {
  return { name, url, children: [] };
}
