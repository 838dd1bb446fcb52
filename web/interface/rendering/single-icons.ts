const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const EXPORT = /^export \{ ([^}]*) \} from '\.\/(icons\/[\w-]+\.mjs)';$/gm;

/**
 * Imports each icon from its own file (vite.config.ts). The package's index imports all of them, and the pages' core
 * imports the index. So the core would hold every icon that any page shows.
 */
export function withSingleIcons(module: string, fileOf: (icon: string) => string): string {
  return module.replace(IMPORT, (_all, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = name, local = icon] = name.split(' as ');
        return `import ${local} from ${JSON.stringify(fileOf(icon))};`;
      })
      .join(''),
  );
}

/** Reads from the package's index in which file each icon is. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  const files = [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  );
  return new Map(files);
}
