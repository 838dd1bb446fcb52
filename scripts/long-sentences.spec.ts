import { expect, test } from 'vitest';

import { longInCode, longInProse } from './sentences.js';

const words = (count: number): string => `${'word '.repeat(count - 1)}end.`;

test('a sentence of twenty words is not long, one of twenty-one words is', () => {
  expect(longInCode('a.ts', `// ${words(20)}`)).toEqual([]);
  expect(longInCode('a.ts', `// ${words(21)}`)).toMatchObject([{ line: 1, words: 21 }]);
});

test('a sentence over several lines is reported at its first line', () => {
  const source = `const a = 1;\n/**\n * Short one. ${'word '.repeat(15)}\n * ${words(6)}\n */\nconst b = 2;`;
  expect(longInCode('a.ts', source)).toMatchObject([{ line: 3, words: 21 }]);
});

test('text in strings, templates and elements is not a comment', () => {
  const source = `const a = '// ${words(30)}';\nconst b = \`// ${words(30)}\`;\nconst c = <p>// ${words(30)}</p>;`;
  expect(longInCode('a.tsx', source)).toEqual([]);
});

test('code in backticks is one word, and the parts of a docstring are separate sentences', () => {
  const source = `/**\n * ${'word '.repeat(12)}\`a b c d e f g h i\`\n * @param b ${'word '.repeat(12)}\n */`;
  expect(longInCode('a.ts', `${source}\nconst a = 1;`)).toEqual([]);
});

test('prose has sentences; headings, tables and code blocks have none', () => {
  const bare = `# ${words(25)}\n\n| ${words(25)} |\n\n\`\`\`\n${words(25)}\n\`\`\`\n`;
  expect(longInProse(`${bare}\n- Short one.\n- ${words(22)}\n`)).toMatchObject([{ line: 10, words: 22 }]);
});
