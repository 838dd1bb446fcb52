import { buildIfChanged } from './build-if-changed.js';
import { installIfMissing } from './install.js';

process.chdir(new URL('..', import.meta.url).pathname);
process.env.NODE_ENV ??= 'production';
installIfMissing();
await buildIfChanged();
await import('../dist/server/tests/crash/main.js');
