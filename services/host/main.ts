import path from 'node:path';

import { openShop } from './open-shop.js';

await openShop({ webBuild: path.resolve('dist/web') });
