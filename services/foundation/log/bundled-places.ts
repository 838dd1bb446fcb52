import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/\S+\/dist\/shop\/[^\s/:]+\.js):(\d+):\d+/g;
/** What the bundler writes above each module. */
const HEAD =
  /^\/\/ (?:dist\/server\/)?((?:domain|services|projections|migrations|simulators|seed|node_modules|dist\/web)\/\S+)\.[cm]?js$/;

/**
 * Names the module at each place of a stack in the bundled shop. Of source maps Node would keep a hundred megabytes in
 * memory; the lines above each module say it too, and are read when something has gone wrong.
 */
export function withModules(text: string): string {
  const bundles = new Map<string, readonly string[]>();
  return text.replace(PLACE, (place, bundle: string, line: string) => {
    if (!bundles.has(bundle)) bundles.set(bundle, linesOf(bundle));
    const module = moduleAt(bundles.get(bundle) ?? [], Number(line));
    return module ? `${module}, ${place}` : place;
  });
}

function linesOf(bundle: string): readonly string[] {
  const file = fileURLToPath(bundle);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function moduleAt(lines: readonly string[], line: number): string | undefined {
  for (let at = Math.min(line, lines.length) - 1; at >= 0; at -= 1) {
    const [, module] = HEAD.exec(lines[at] ?? '') ?? [];
    if (module) return module;
  }
  return undefined;
}
