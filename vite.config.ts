import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin, type Rollup } from 'vite';

import { withoutAbortedLoads } from './web/interface/rendering/aborted-loads.js';
import { withoutFetcherRaces } from './web/interface/rendering/fetcher-races.js';
import { iconFiles, withSingleIcons } from './web/interface/rendering/single-icons.js';

type GetModuleInfo = Rollup.GetModuleInfo;

const LINKS = fileURLToPath(new URL('web/interface/rendering/remix-react.ts', import.meta.url));

/** Replaces Remix's links in pages that the server renders, by those of web/interface/rendering. */
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

/** Browsers load Preact instead of React (docs/decisions/0012-pages.md). The server renders with React. */
const smallReact: Plugin = {
  name: 'small-react',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer, { ssr }) {
    const instead = PREACT[source];
    return ssr || !instead ? null : this.resolve(instead, importer, { skipSelf: true });
  },
};

const MENDED: readonly (readonly [file: string, mend: (source: string) => string])[] = [
  ['/@remix-run/router/dist/router.js', withoutFetcherRaces],
  ['/@remix-run/react/dist/esm/single-fetch.js', withoutAbortedLoads],
];

/** Mends faults of Remix in the browser. */
const mendedRemix: Plugin = {
  name: 'mended-remix',
  apply: 'build',
  transform: (source, id, { ssr } = {}) => {
    const mend = ssr ? undefined : MENDED.find(([file]) => id.endsWith(file))?.[1];
    return mend ? { code: mend(source), map: null } : null;
  },
};

const UNDECIDED = fileURLToPath(new URL('web/interface/rendering/undecided.ts', import.meta.url));

/** Removes `decide` from the slices in the browser. A browser only replays events, and decisions stay on the server. */
const noDecisions: Plugin = {
  name: 'no-decisions',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer, { ssr }) =>
    !ssr && source === './decide.js' && /\/domain\/[\w-]+\/index\.ts$/.test(importer ?? '') ? UNDECIDED : null,
};

const UNSHOWN = fileURLToPath(new URL('web/interface/rendering/unshown.ts', import.meta.url));

/** Leaves out who owns a stream, and the state of slices that have no inspection: a replay shows nothing of them. */
const noUnshown: Plugin = {
  name: 'no-unshown',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer = '', { ssr }) {
    if (ssr || !/\/domain\/(?!kernel\/)[\w-]+\/index\.ts$/.test(importer)) return null;
    return source === './owner.js' || (source === './state.js' && isUnshown(importer)) ? UNSHOWN : null;
  },
};

/** A slice whose state other modules use by its index keeps it. */
function isUnshown(importer: string): boolean {
  const index = readFileSync(importer, 'utf8');
  return !/\binspection\b(?!: null)/.test(index) && !/^export \{.*'\.\/state\.js'/m.test(index);
}

/** Removes Remix's fallback for developers. No page may show it, and its text would be in every page's scripts. */
const noFallback: Plugin = {
  name: 'no-fallback',
  apply: 'build',
  transform: (_source, id, { ssr } = {}) =>
    !ssr && id.endsWith('/@remix-run/react/dist/esm/fallback.js')
      ? { code: 'export const RemixRootDefaultHydrateFallback = () => null;', map: null }
      : null,
};

const ICON_INDEX = fileURLToPath(new URL('node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url));

/** Gives each page only the icons that it shows. */
const singleIcons = (): Plugin => {
  let files: ReadonlyMap<string, string>;
  const fileOf = (icon: string): string => {
    const file = files.get(icon);
    if (!file) throw new Error(`lucide-react has no icon ${icon}`);
    return path.join(path.dirname(ICON_INDEX), file);
  };
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => void (files = iconFiles(readFileSync(ICON_INDEX, 'utf8'))),
    transform: (source, id, { ssr } = {}) =>
      !ssr && /\/web\/.*\.tsx?$/.test(id) && source.includes("'lucide-react'")
        ? { code: withSingleIcons(source, fileOf), map: null }
        : null,
  };
};

/** An upcaster as the definition of an event names it. */
const UPCAST = /\bupcast: upcasters\([^()]*\),?/g;

/**
 * Old versions of events are converted where the store is read, so a browser needs no upcaster, and no event that names
 * one.
 */
const noUpcasters: Plugin = {
  name: 'no-upcasters',
  enforce: 'pre',
  apply: 'build',
  transform(source, id, { ssr } = {}) {
    if (ssr || !/\/domain\/.+\.ts$/.test(id)) return null;
    if (/\/events\.ts$/.test(id)) return { code: source.replace(UPCAST, ''), map: null };
    if (!/\/version-\d+\.ts$/.test(id)) return null;
    const names = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
    return { code: `export { decide as ${names.join(', decide as ')} } from ${JSON.stringify(UNDECIDED)};`, map: null };
  },
};

const ENTRY = /\/web\/(entry\.client|root)\.tsx/;
/**
 * This entry stays a separate script. The routes import the shared chunk before Remix has defined the list of routes.
 */
const START = /\/web\/entry\.client\.tsx/;

/**
 * Puts everything that every page loads into one chunk. Each further chunk costs a request, and is compressed
 * separately.
 */
const onePageCore: Plugin = {
  name: 'one-page-core',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: {
      rollupOptions: {
        output: {
          manualChunks: (id, { getModuleInfo }) => {
            if (isConsoleIcon(id, getModuleInfo)) return 'console-icons';
            return !START.test(id) && isLoadedAlways(id, getModuleInfo, new Set()) ? 'shop' : null;
          },
        },
      },
    },
  }),
};

/** The pages of the console share their icons, which no shopper loads. */
function isConsoleIcon(id: string, getModuleInfo: GetModuleInfo): boolean {
  const importers = /\/lucide-react\/dist\/esm\/icons\//.test(id) ? (getModuleInfo(id)?.importers ?? []) : [];
  return importers.length > 0 && importers.every((importer) => /\/web\/console\/|lucide-react\.mjs$/.test(importer));
}

function isLoadedAlways(id: string, getModuleInfo: GetModuleInfo, seen: Set<string>): boolean {
  if (ENTRY.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return getModuleInfo(id)?.importers.some((importer) => isLoadedAlways(importer, getModuleInfo, seen)) ?? false;
}

/** The same order as in web/interface/styles/tokens.css. */
const LAYER_ORDER = '@layer reset,base,interface,page;';

/**
 * Puts the layer order first in every style sheet. The first mention decides the order, and any style sheet may come
 * first.
 */
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

/** Rules of the domain are pure, so a rule that no page uses may be left out although a module beside it is imported. */
const pureDomain: Plugin = {
  name: 'pure-domain',
  apply: 'build',
  transform: (_source, id) => (/\/domain\/.*\.ts$/.test(id) ? { moduleSideEffects: false } : null),
};

export default defineConfig({
  plugins: [
    pureDomain,
    serverLinks,
    smallReact,
    mendedRemix,
    noDecisions,
    noUnshown,
    noFallback,
    noUpcasters,
    singleIcons(),
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
  // Vite pre-bundles these packages at the start. If it found one later, the open page would load React twice.
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
