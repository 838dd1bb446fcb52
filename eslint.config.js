import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

import { oneFormReader } from './scripts/lint/one-form-reader.js';

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.data', '.cache', 'vite.config.ts', 'vitest.config.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './web/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false, inheritedMethods: false, properties: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // A describe block and a page's markup are single functions only by syntax.
  { files: ['**/*.spec.ts', '**/*.tsx', '**/contract.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='expect'] > AwaitExpression.arguments",
          message: 'The page may still be working: ask with expect.poll until it is so.',
        },
      ],
    },
  },
  // Only this file writes to the browser's console.
  { files: ['web/interface/browser-console.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/interface/form/sent-form.ts'],
    plugins: { shop: { rules: { 'one-form-reader': oneFormReader } } },
    rules: { 'shop/one-form-reader': 'error' },
  },
  { files: ['web/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['web/**/*.tsx'],
    rules: {
      // A scrollable element must be focusable, because otherwise nobody can scroll it with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
);
