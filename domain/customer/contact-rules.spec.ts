import { expect, test } from 'vitest';

import { isAddress } from './contact-rules.js';

test.each(['Hornsgatan 1', 'Box 12', 'Årstavägen 3 B, 2 tr', '7', 'c/o Ek & Söner (port 2)', "O'Briens väg 4"])(
  'an address may be %s',
  (text) => expect(isAddress(text)).toBe(true),
);

test.each([
  ['nothing', ''],
  ['only signs', '---'],
  ['a second line', 'Hornsgatan 1\nBox 2'],
  ['a control character', 'Hornsgatan\u0007 1'],
  ['a mark that turns the text after it', 'Hornsgatan\u202E 1'],
  ['more than a label holds', 'x'.repeat(101)],
])('an address is not %s', (_what, text) => expect(isAddress(text)).toBe(false));
