import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Step } from './step.js';

const disc = (done: boolean): string => {
  const html = renderToStaticMarkup(
    createElement(Step, { id: 'leverans', number: 2, title: 'Leverans', done, children: null }),
  );
  return /<span class="step-number"[^>]*>([^]*?)<\/span>/.exec(html)?.[1] ?? '';
};

test('a finished step has a drawn tick instead of its number, whatever characters the font has', () => {
  expect(disc(true)).toMatch(/^<svg/);
  expect(disc(false)).toBe('2');
});
