import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/\S+\/dist\/shop\/[^\s/:]+\.js):(\d+):\d+/g;
/** The comment that the bundler writes above each module. */
const HEAD =
  /^\/\/ (?:dist\/server\/)?((?:domain|services|projections|migrations|simulators|seed|node_modules|dist\/web)\/\S+)\.[cm]?js$/;

interface Head {
  /** The number of the line that holds the module's comment. */
  readonly line: number;
  readonly module: string;
}

/**
 * A cache of each bundle's list of module comments. Reading megabytes for each error would slow a shop that has many
 * errors.
 */
const known = new Map<string, readonly Head[]>();

/**
 * Adds the module's name to each line of a stack trace from the bundled shop. Node's own source maps would need a
 * hundred megabytes of memory.
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
