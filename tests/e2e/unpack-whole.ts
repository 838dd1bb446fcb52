import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Unpacks into a folder beside and then moves each entry into `target`, the entry `last` at the end. A process that
 * sees `last` can therefore use all of it: several may unpack at once, and one may be killed.
 * @returns the place of `last` in `target`
 */
export async function unpackWhole(
  target: string,
  last: string,
  unpack: (folder: string) => Promise<unknown>,
): Promise<string> {
  const wanted = path.join(target, last);
  if (existsSync(wanted)) return wanted;
  const aside = mkdtempSync(path.join(target, 'algort-unpack-'));
  try {
    await unpack(aside);
    const others = readdirSync(aside).filter((entry) => entry !== last);
    for (const entry of [...others, last]) move(path.join(aside, entry), path.join(target, entry));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return wanted;
}

/** A folder that another process has moved there first is the same: it came from the same package. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
