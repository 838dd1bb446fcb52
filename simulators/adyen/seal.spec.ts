import { expect, test } from 'vitest';

import { opened, sealed } from './seal.js';

test('what the fields have sealed is opened, and what was sealed for nobody or damaged is not', () => {
  const field = sealed('4111111111111111');
  const [prefix = '', from = '', content = ''] = field.split('$');
  const damaged = `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`;
  expect(opened(field)).toBe('4111111111111111');
  for (const blob of ['', 'test_4111', [prefix, from, damaged].join('$'), [prefix, 'AAAA', content].join('$')])
    expect(opened(blob)).toBeNull();
});
