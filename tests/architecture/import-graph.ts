import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** An import between two files of the repository. `target` is the path of the imported source or .css file. */
export interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Returns the imports in one layer. Specs and helpers of tests are left out. */
export function importsOf(layer: string): readonly Import[] {
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

export function packagesOf(layer: string): readonly string[] {
  const names = files(layer).flatMap((file) => modulesOf(file).map(({ name }) => name));
  return [...new Set(names.filter((name) => !name.startsWith('.')))].sort();
}

export function files(layer: string): readonly string[] {
  return readdirSync(layer, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/(\.spec\.tsx?|testing\.ts|\.fixture\.ts)$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function modulesOf(file: string): readonly { name: string; typeOnly: boolean }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return [...declaredIn(source), ...loadedLater(source)];
}

function declaredIn(source: ts.SourceFile): { name: string; typeOnly: boolean }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [{ name: moduleSpecifier.text, typeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause } = statement;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  return !name && !!namedBindings && ts.isNamedImports(namedBindings) && namedBindings.elements.every(onlyType);
}

function onlyType({ isTypeOnly: marked }: ts.ImportSpecifier): boolean {
  return marked;
}

/** Finds dynamic imports, for example `import('./it.js')`. */
function loadedLater(node: ts.Node): { name: string; typeOnly: boolean }[] {
  const found: { name: string; typeOnly: boolean }[] = [];
  const look = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = each.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ name: argument.text, typeOnly: false });
    }
    ts.forEachChild(each, look);
  };
  look(node);
  return found;
}
