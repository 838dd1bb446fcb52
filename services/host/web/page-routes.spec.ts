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

describe('a page is searched among the routes with the same first word', () => {
  test.each([
    ['/', 'start'],
    ['/kategori/hudvard/sol', 'category'],
    ['/KATEGORI/hudvard', 'category'],
    ['/%6bategori/hudvard', 'category'],
    ['/konsol', 'desk'],
    ['/konsol/kund/1', 'case'],
    ['/konsol/annat', 'rest'],
    ['/finnsinte', 'rest'],
    ['/kategorier', 'rest'],
  ])('%s is answered by %s', async (path, expected) => {
    const answer = await pages.handlerOf(path)(new Request(`http://shop${path}`), {} as never);
    expect(await answer.text()).toBe(expected);
  });
});
