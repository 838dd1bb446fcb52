import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { oneFormReader } from './one-form-reader.js';

const FILE = 'route.ts';
/** The few types that the code needs, because the libraries of the compiler take it a second to read. */
const TYPES = `
interface FormData { get(name: string): unknown; getAll(name: string): unknown; has(name: string): boolean }
interface Headers { get(name: string): string }
declare const sent: FormData, pending: { formData?: FormData }, headers: Headers, posted: { then(use: (form: FormData) => void): void };
declare const Object: { fromEntries(of: unknown): unknown };
`;

/** What the rule says about a line of code. */
function saidOf(line: string): readonly string[] {
  const code = `${TYPES} async () => { ${line}; };`;
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ES2022, true);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => (name === FILE ? source : undefined) };
  const programs = [ts.createProgram([FILE], { noLib: true, strict: true, types: [] }, host)];
  const rules = {
    files: ['**/*.ts'],
    languageOptions: { parser, parserOptions: { programs } },
    plugins: { shop: { rules: { reader: oneFormReader } } },
    rules: { 'shop/reader': 'error' },
  };
  return new Linter().verify(code, [rules as Linter.Config], FILE).map(({ ruleId, message }) => ruleId ?? message);
}

test.each([
  "sent.get('a')",
  "sent.getAll('a')",
  "(await posted).get('a')",
  "pending.formData?.get('a')",
  'Object.fromEntries(sent)',
  'Object.fromEntries(await posted)',
])('%s is reported as another way to read a form', (line) => {
  expect(saidOf(line)).toEqual(['shop/reader']);
});

test.each(["headers.get('a')", 'Object.fromEntries(headers)', "sent.has('a')"])('%s is not reported', (line) => {
  expect(saidOf(line)).toEqual([]);
});
