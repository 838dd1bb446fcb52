import { mendedLibrary, type Mend } from './mended-library.js';

/**
 * Mends @remix-run/react 2.17.5, in the browser build (vite.config.ts). A visitor may leave a page while its data
 * arrives, which ends the load. Remix logs that as an error of the page, although nothing failed.
 */
export function withoutAbortedLoads(singleFetch: string): string {
  return mendedLibrary('@remix-run/react', singleFetch, MENDED);
}

const MENDED: readonly Mend[] = [
  [
    `    console.error(e);\n    throw new Error(\`Unable to decode`,
    `    if (!init.signal?.aborted) console.error(e);\n    throw new Error(\`Unable to decode`,
  ],
];
