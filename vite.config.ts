import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';

const LINKS = fileURLToPath(new URL('web/ssr/remix-react.ts', import.meta.url));

/** The pages as rendered on the server get their links from web/ssr. */
const serverLinks: Plugin = {
  name: 'server-links',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer, { ssr }) => (ssr && source === '@remix-run/react' && /\/web\/(?!ssr\/)/.test(importer ?? '') ? LINKS : null),
};

export default defineConfig({
  plugins: [
    serverLinks,
    remix({
      appDirectory: 'web',
      buildDirectory: 'dist/web',
      serverModuleFormat: 'esm',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // Found before the first page, else the dev server reloads in the middle of one with two Reacts.
  optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@remix-run/react', '@conform-to/react', 'lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
