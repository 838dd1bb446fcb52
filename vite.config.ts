import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';

type GetModuleInfo = Rollup.GetModuleInfo;

const LINKS = fileURLToPath(new URL('web/interface/rendering/remix-react.ts', import.meta.url));

/** The pages as rendered on the server get their links from web/interface/rendering. */
const serverLinks: Plugin = {
  name: 'server-links',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer, { ssr }) =>
    ssr && source === '@remix-run/react' && /\/web\/(?!interface\/rendering\/)/.test(importer ?? '') ? LINKS : null,
};

const HYDRATE_ROOT = fileURLToPath(new URL('web/interface/rendering/hydrate-root.ts', import.meta.url));
const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': HYDRATE_ROOT,
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** What a browser loads is Preact (docs/decisions/0012-pages.md); the server renders with React. */
const smallReact: Plugin = {
  name: 'small-react',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer, { ssr }) {
    const instead = PREACT[source];
    return ssr || !instead ? null : this.resolve(instead, importer, { skipSelf: true });
  },
};

const UNDECIDED = fileURLToPath(new URL('web/interface/rendering/undecided.ts', import.meta.url));

/** Decisions stay on the server: a browser replays events, for which it needs the slices without their `decide`. */
const noDecisions: Plugin = {
  name: 'no-decisions',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer, { ssr }) =>
    !ssr && source === './decide.js' && /\/domain\/[\w-]+\/index\.ts$/.test(importer ?? '') ? UNDECIDED : null,
};

const ENTRY = /\/web\/(entry\.client|root)\.tsx/;
/** Stays a script of its own: the page's routes import the shared chunk before Remix has said which routes there are. */
const START = /\/web\/entry\.client\.tsx/;

/** What every page loads is one chunk: each more costs a request and a dictionary of its own. */
const onePageCore: Plugin = {
  name: 'one-page-core',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: {
      rollupOptions: {
        output: {
          manualChunks: (id, { getModuleInfo }) =>
            !START.test(id) && isLoadedAlways(id, getModuleInfo, new Set()) ? 'shop' : null,
        },
      },
    },
  }),
};

function isLoadedAlways(id: string, getModuleInfo: GetModuleInfo, seen: Set<string>): boolean {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return getModuleInfo(id)?.importers.some((importer) => isLoadedAlways(importer, getModuleInfo, seen)) ?? false;
}

/** As web/interface/styles/tokens.css has it. */
const LAYER_ORDER = '@layer reset,base,interface,page;';

/** Whichever style sheet a page names first: the cascade's layers are ordered by their first mention. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${LAYER_ORDER}${file.source.toString()}`;
    },
  },
};

export default defineConfig({
  plugins: [
    serverLinks,
    smallReact,
    noDecisions,
    onePageCore,
    layersInOrder,
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
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      '@conform-to/react',
      'lucide-react',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  esbuild: { legalComments: 'none' },
});
