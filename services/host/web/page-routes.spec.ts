import { describe, expect, test } from 'vitest';
import type { ServerBuild } from '@remix-run/node';

import { PageRoutes } from './page-routes.js';

const asks = (name: string) => ({ loader: () => new Response(name) });
const route = (id: string, path: string | undefined, parentId: string | undefined, module: object) => ({
  id,
  path,
  parentId,
  module,
});
const routes = {
  root: route('root', '', undefined, {}),
  start: { ...route('start', undefined, 'root', asks('start')), index: true },
  category: route('category', 'kategori/*', 'root', asks('category')),
  desk: route('desk', 'konsol', 'root', asks('desk')),
  case: route('case', 'kund/:id', 'desk', asks('case')),
  purchase: route('purchase', 'kund/:id/order/:orderId', 'desk', asks('purchase')),
  queue: route('queue', 'recept', 'desk', asks('queue')),
  line: route('line', 'recept/:id', 'desk', asks('line')),
  recall: route('recall', 'recept/aterkalla', 'desk', asks('recall')),
  label: route('label', 'recept/:id/etikett.pdf', 'desk', asks('label')),
  rest: route('rest', '*', 'root', asks('rest')),
};
const build = {
  routes,
  assets: { routes: {}, version: '1', url: '', entry: { module: '', imports: [] } },
  entry: { module: {} },
  future: {},
  basename: '/',
} as unknown as ServerBuild;
const pages = new PageRoutes(build, 'test');

describe('a page is searched only among the routes that lead to it', () => {
  test.each([
    ['/', 'start'],
    ['/kategori/hudvard/sol', 'category'],
    ['/KATEGORI/hudvard', 'category'],
    ['/%6bategori/hudvard', 'category'],
    ['/konsol', 'desk'],
    ['/konsol/kund/1', 'case'],
    ['/konsol/kund/a%2Fb', 'case'],
    ['/konsol/kund/1/order/2', 'purchase'],
    ['/konsol/kund/1/annat/2', 'rest'],
    ['/konsol/recept', 'queue'],
    ['/konsol/recept/', 'queue'],
    ['/konsol/recept/aterkalla', 'recall'],
    ['/konsol/recept/1-2', 'line'],
    ['/konsol/recept/1-2/etikett.pdf', 'label'],
    ['/konsol/recept/1-2/etikettXpdf', 'rest'],
    ['/konsol/annat', 'rest'],
    ['/finnsinte', 'rest'],
    ['/kategorier', 'rest'],
  ])('%s is answered by %s', async (path, expected) => {
    const answer = await pages.handlerOf(path)(new Request(`http://shop${path}`), {} as never);
    expect(await answer.text()).toBe(expected);
  });
});
