import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folders with sources and build configuration that `npm run dev` needs. */
const SOURCES = ['domain', 'services', 'projections', 'simulators', 'seed', 'migrations', 'web', 'public', 'scripts'];
const SETTINGS = ['package.json', 'package-lock.json', '.swcrc', 'vite.config.ts', 'tsconfig.base.json'];

/** A copy of the sources that the bench may change. Its packages are links to the packages of the original. */
export interface CloneCopy {
  readonly directory: string;
  /**
   * Replaces a text in a file.
   * @throws when the file does not contain it
   */
  replace(file: string, text: string, instead: string): void;
  write(file: string, content: string): void;
  read(file: string): string;
}

export function copyClone(clone: string, directory: string): CloneCopy {
  const packages = path.join(directory, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of [...SOURCES, ...SETTINGS])
    cpSync(path.join(clone, name), path.join(directory, name), { recursive: true });
  // Each package has a link of its own, so that no tool writes its cache into the original folder.
  for (const name of readdirSync(path.join(clone, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(path.resolve(clone, 'node_modules', name), path.join(packages, name));
  cpSync(path.join(clone, 'package-lock.json'), path.join(packages, '.algort-lock'));
  const read = (file: string): string => readFileSync(path.join(directory, file), 'utf8');
  const write = (file: string, content: string): void => writeFileSync(path.join(directory, file), content);
  const replace = (file: string, text: string, instead: string): void => {
    const before = read(file);
    if (!before.includes(text)) throw new RangeError(`${file} does not hold ${text}`);
    write(file, before.replace(text, instead));
  };
  return { directory, read, write, replace };
}
