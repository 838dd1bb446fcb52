import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/\S+\/dist\/shop\/[^\s/:]+\.js):(\d+):\d+/g;
/** What the bundler writes above each module. */
const HEAD =
  /^\/\/ (?:dist\/server\/)?((?:domain|services|projections|migrations|simulators|seed|node_modules|dist\/web)\/\S+)\.[cm]?js$/;

interface Head {
  /** The number of the line above the module. */
  readonly line: number;
  readonly module: string;
}

/** A bundle is read at the first error in it: to read megabytes for each error would hold up a shop in trouble. */
const known = new Map<string, readonly Head[]>();

/**
 * Names the module at each place of a stack in the bundled shop. Node's own source maps would take a hundred megabytes
 * of memory; the lines above each module say it too.
 */
export function withModules(text: string): string {
  return text.replace(PLACE, (place, bundle: string, line: string) => {
    const head = headsOf(bundle).findLast((each) => each.line <= Number(line));
    return head ? `${head.module}, ${place}` : place;
  });
}

function headsOf(bundle: string): readonly Head[] {
  const heads = known.get(bundle) ?? readHeads(fileURLToPath(bundle));
  known.set(bundle, heads);
  return heads;
}

function readHeads(file: string): readonly Head[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [, module] = HEAD.exec(text) ?? [];
      return module ? [{ line: index + 1, module }] : [];
    });
}
