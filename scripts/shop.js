import path from 'node:path';

import { openShop } from '../dist/server/services/host/open-shop.js';

/** Starts the bundled shop. The pages are imported by a fixed path, because the bundler follows only such imports. */
await openShop({
  webBuild: path.resolve('dist/web'),
  importPages: () => import('../dist/web/server/index.js'),
});
