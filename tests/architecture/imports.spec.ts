import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';
import ts from 'typescript';

/** Imports point one way (docs/architecture.md). A spec may look wherever it must. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  projections: ['projections', 'domain'],
  migrations: ['migrations'],
  services: ['services', 'projections', 'domain', 'migrations'],
  web: ['web', 'domain'],
};
/** Types alone may come from here: the pages know the services' shapes and run none of their code. */
const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = { web: ['services'] };

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

describe('the layers', () => {
  test.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (layer) => {
    const wrong = importsOf(layer).filter((one) => !isAllowed(layer, one));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('the domain knows no framework and no input or output', () => {
    const packages = files('domain').flatMap((file) =>
      modulesOf(file)
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('.')),
    );
    expect([...new Set(packages)].sort()).toEqual(['personnummer', 'temporal-polyfill']);
  });

  test('no drawer without a name of its own', () => {
    const all = Object.keys(MAY_IMPORT).flatMap(files);
    expect(all.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });
});

function isAllowed(layer: string, { target, typeOnly }: Import): boolean {
  const [top = ''] = target.split('/');
  return (MAY_IMPORT[layer] ?? []).includes(top) || (typeOnly && (MAY_IMPORT_TYPES[layer] ?? []).includes(top));
}

function importsOf(layer: string): Import[] {
  return files(layer).flatMap((file) =>
    modulesOf(file)
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name, typeOnly }) => ({
        file,
        target: path.relative('.', path.resolve(path.dirname(file), name)),
        typeOnly,
      })),
  );
}

function modulesOf(file: string): { name: string; typeOnly: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [{ name: moduleSpecifier.text, typeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return (
    statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || statement.importClause?.isTypeOnly === true
  );
}

function files(layer: string): string[] {
  return readdirSync(layer, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/(\.spec\.tsx?|testing\.ts|\.fixture\.ts)$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('web/testing/'));
}
