import { expect, test } from 'vitest';

import { opened, sealed } from './seal.js';

test('sealed data of the fields are opened, and data with another seal or damage are not', () => {
  const field = sealed('4111111111111111');
  const [prefix = '', from = '', content = ''] = field.split('$');
  const damaged = `${content.startsWith('A') ? 'B' : 'A'}${content.slice(1)}`;
  expect(opened(field)).toBe('4111111111111111');
  for (const blob of ['', 'test_4111', [prefix, from, damaged].join('$'), [prefix, 'AAAA', content].join('$')])
    expect(opened(blob)).toBeNull();
});
