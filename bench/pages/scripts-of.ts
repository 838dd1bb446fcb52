import { gzipSync } from 'node:zlib';

/**
 * Matches the scripts that a page loads itself. A page also lists modules of other routes, which are loaded only on
 * navigation.
 */
const IN_PAGE =
  /<link rel="modulepreload" href="([^"]+)"|\bfrom "(\/assets\/[^"]+)";|\bimport\("(\/assets\/[^"]+)"\)|<script[^>]*\bsrc="([^"]+)"/g;
const IN_SCRIPT = /\bfrom\s*"(\.\/[^"]+)"|\bimport\s*"(\.\/[^"]+)"/g;

export type ReadScript = (path: string) => Promise<Buffer>;

/** Returns all scripts of a page and their imports, by path. */
export async function scriptsOf(html: string, read: ReadScript): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const follow = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    const script = await read(path);
    found.set(path, script);
    for (const imported of named(script.toString(), IN_SCRIPT))
      await follow(new URL(imported, `http://shop${path}`).pathname);
  };
  for (const path of named(html, IN_PAGE)) await follow(path);
  return found;
}

/**
 * Returns the size of the scripts in thousands of bytes. Each script is compressed on its own, as a server sends it.
 */
export function gzipKb(scripts: ReadonlyMap<string, Buffer>): number {
  const bytes = [...scripts.values()].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return Math.round(bytes / 100) / 10;
}

function named(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((name) => name !== undefined));
}
