import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Changes within this many milliseconds are reported together. Editors save twice, and tools change many files at once.
 */
const SETTLE_MS = 100;

/**
 * Watches each directory on its own. Many editors save by replacing a file, and Node's recursive watch then follows the
 * old file (Linux, Node 20).
 */
export function watchFolders(folders, changed) {
  const watches = new Map();
  let timer;

  const seen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      look();
      changed();
    }, SETTLE_MS);
  };

  function look() {
    const present = new Map(folders.flatMap(directoriesOf).map((directory) => [keyOf(directory), directory]));
    for (const [key, one] of watches) {
      if (present.has(key)) continue;
      one.close();
      watches.delete(key);
    }
    for (const [key, directory] of present)
      if (!watches.has(key)) watches.set(key, watch(directory, seen).on('error', seen));
  }

  look();
  return () => {
    clearTimeout(timer);
    for (const one of watches.values()) one.close();
  };
}

/**
 * The identity of a directory. A directory that was deleted and created again must be watched again. It may have the
 * same inode number, so the time is compared too.
 */
function keyOf(directory) {
  const { ino, birthtimeMs } = statSync(directory);
  return `${directory} ${ino} ${birthtimeMs}`;
}

function directoriesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  return [folder, ...below.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))];
}
