import path from 'node:path';

import { openShop } from '../dist/server/services/host/open-shop.js';

/** The start of the bundled shop. It imports the pages by name, because the bundler follows only such imports. */
await openShop({
  webBuild: path.resolve('dist/web'),
  importPages: () => import('../dist/web/server/index.js'),
});
