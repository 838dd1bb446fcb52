import { z } from 'zod';

import type { CategoryNode } from '../catalogue/category-tree.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import { texts } from './texts.js';

export const menuItemSchema = z.strictObject({
  name: z.string(),
  url: z.string(),
  get children() {
    return z.array(menuItemSchema);
  },
});
z.globalRegistry.add(menuItemSchema, { id: 'MenuItem' });
export type MenuItem = AnswerOf<typeof menuItemSchema>;

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
