import path from 'node:path';

import ts from 'typescript';

/** The shape of an event's data in JSON, derived from its TypeScript type. */
export type Shape =
  | { readonly kind: 'exactly'; readonly value: string | number | boolean | null }
  | { readonly kind: 'any'; readonly of: 'string' | 'number' | 'boolean' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'each'; readonly of: Shape }
  | { readonly kind: 'fields'; readonly fields: readonly ShapeField[] }
  | { readonly kind: 'one of'; readonly of: readonly Shape[] };

export interface ShapeField {
  readonly name: string;
  readonly optional: boolean;
  readonly shape: Shape;
}

/** Returns the shape of each event's data, by event type. It reads the types `…Event` that the files export. */
export function eventShapes(files: readonly string[]): ReadonlyMap<string, Shape> {
  const program = ts.createProgram([...files], { ...compilerOptions(), noEmit: true });
  const reader = new ShapeReader(program.getTypeChecker());
  return new Map(files.flatMap((file) => reader.eventsOf(program.getSourceFile(file) as ts.SourceFile)));
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('domain/tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('domain')).options;
}

class ShapeReader {
  constructor(private readonly checker: ts.TypeChecker) {}

  eventsOf(file: ts.SourceFile): readonly (readonly [string, Shape])[] {
    const exported = this.checker.getExportsOfModule(this.checker.getSymbolAtLocation(file) as ts.Symbol);
    const types = exported
      .filter(({ name }) => name.endsWith('Event'))
      .flatMap((symbol) => parts(this.checker.getDeclaredTypeOfSymbol(symbol)));
    return types.map((type) => {
      const name = this.checker.getTypeOfSymbol(property(type, 'type'));
      if (!name.isStringLiteral()) throw new TypeError(`${file.fileName} has an event without a name`);
      return [name.value, this.shapeOf(this.checker.getTypeOfSymbol(property(type, 'data')))] as const;
    });
  }

  private shapeOf(type: ts.Type): Shape {
    if (type.isUnion()) return oneOf(type.types.map((part) => this.shapeOf(part)));
    if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'exactly', value: type.value };
    if (type.flags & ts.TypeFlags.TemplateLiteral) return { kind: 'any', of: 'string' };
    const { checker } = this;
    const text = checker.typeToString(type);
    if (text === 'true' || text === 'false') return { kind: 'exactly', value: text === 'true' };
    if (text === 'null') return { kind: 'exactly', value: null };
    if (text === 'string' || text === 'number') return { kind: 'any', of: text };
    if (checker.isArrayType(type))
      return { kind: 'list', of: this.shapeOf(checker.getTypeArguments(type as ts.TypeReference)[0] as ts.Type) };
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (index) return { kind: 'each', of: this.shapeOf(index.type) };
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.getCallSignatures().length > 0)
      throw new TypeError(`${text} is no shape that JSON has`);
    return {
      kind: 'fields',
      fields: type
        .getProperties()
        .map((one) => this.field(one))
        .sort(byName),
    };
  }

  /** Describes one field. If it may be `undefined` it is optional, because JSON has no such value. */
  private field(symbol: ts.Symbol): ShapeField {
    const types = parts(this.checker.getTypeOfSymbol(symbol));
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const said = optional ? types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : types;
    return { name: symbol.name, optional, shape: oneOf(said.map((type) => this.shapeOf(type))) };
  }
}

function parts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function property(type: ts.Type, name: string): ts.Symbol {
  const found = type.getProperty(name);
  if (!found) throw new TypeError(`an event has no ${name}`);
  return found;
}

/** Makes a union of shapes. They are sorted, so that equal unions are written in the same way. */
function oneOf(shapes: readonly Shape[]): Shape {
  const different = new Map(shapes.map((shape) => [printed(shape), shape]));
  if (different.has('true') && different.has('false')) {
    different.delete('true');
    different.delete('false');
    different.set('boolean', { kind: 'any', of: 'boolean' });
  }
  const sorted = [...different].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shape]) => shape);
  return sorted.length === 1 ? (sorted[0] as Shape) : { kind: 'one of', of: sorted };
}

function byName(a: ShapeField, b: ShapeField): number {
  return a.name < b.name ? -1 : 1;
}

export function printed(shape: Shape): string {
  switch (shape.kind) {
    case 'exactly':
      return JSON.stringify(shape.value);
    case 'any':
      return shape.of;
    case 'list':
      return shape.of.kind === 'one of' ? `(${printed(shape.of)})[]` : `${printed(shape.of)}[]`;
    case 'each':
      return `Record<string, ${printed(shape.of)}>`;
    case 'one of':
      return shape.of.map(printed).join(' | ');
    case 'fields':
      return `{ ${shape.fields.map(({ name, optional, shape: of }) => `${name}${optional ? '?' : ''}: ${printed(of)}`).join('; ')} }`;
  }
}
