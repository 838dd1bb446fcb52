import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['domain', 'services', 'projections', 'simulators', 'migrations'];

/**
 * A copy of the shop's sources with one toy, a small example module. A test registers the toy in the copy, as a
 * developer would register a real module.
 */
export class CopiedShop {
  private readonly folder: string;

  constructor(private readonly toy: string) {
    this.folder = path.resolve('.cache', path.basename(toy));
    this.remove();
    mkdirSync(this.folder, { recursive: true });
    cpSync('tsconfig.base.json', path.join(this.folder, 'tsconfig.base.json'));
    const filter = (file: string): boolean => !/\.spec\.tsx?$/.test(file);
    for (const each of [...FOLDERS, toy]) cpSync(each, path.join(this.folder, each), { recursive: true, filter });
  }

  /** Adds one line to a registry in the copy, with an import of the toy's export that the line names. */
  add(
    registry: string,
    { line, after, from }: { readonly line: string; readonly after: string; readonly from: string },
  ): void {
    const file = path.join(this.folder, registry);
    const [name] = line.match(/\w+(?=,? *$)/) ?? [];
    const source = path.relative(path.dirname(registry), path.join(this.toy, from));
    const text = readFileSync(file, 'utf8').replace(after, `${after}${line}`);
    writeFileSync(file, `import { ${name ?? ''} } from '${source}';\n${text}`);
  }

  /** Imports a module of the toy from the copy. */
  load<T>(module: string): Promise<T> {
    return import(path.join(this.folder, this.toy, module)) as Promise<T>;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
