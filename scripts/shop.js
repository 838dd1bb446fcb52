import path from 'node:path';

import { openShop } from '../dist/server/services/host/open-shop.js';

/** What `npm start` runs, once it is bundled: the pages are named here, for a bundler to find them. */
await openShop({
  webBuild: path.resolve('dist/web'),
  importPages: () => import('../dist/web/server/index.js'),
});
