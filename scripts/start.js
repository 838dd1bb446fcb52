import { begin } from './begin.js';
import { buildIfChanged } from './build-if-changed.js';

begin();
process.env.NODE_ENV ??= 'production';
await buildIfChanged();
await import('../dist/shop/main.js');
