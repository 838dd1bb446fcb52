import { expect, test } from 'vitest';

import { canoAddress } from './cano-address.js';

test.each([
  ['POST', '/cano/cano-api/v1/hkdb/konto', '/hkdb/konto'],
  ['POST', '/cano/cano-api/v1/kundinformation/', '/kundinformation/'],
  ['POST', '/cano/cano-api/v1/kundvagn/hamta?x=1', '/kundvagn/hamta?x=1'],
  ['GET', '/cano/cano-api/v1/hkdb/konto', '/cano/cano-api/v1/hkdb/konto'],
  ['POST', '/cano/cano-api/v1/../konsol', '/cano/cano-api/v1/../konsol'],
  ['POST', '/cano/cano-api/v1/recept', '/cano/cano-api/v1/recept'],
  ['POST', '/cano/cano-api/v10/hkdb/konto', '/cano/cano-api/v10/hkdb/konto'],
  ['POST', '/hkdb/konto', '/hkdb/konto'],
])('%s %s is answered by %s (RX-19)', (method, asked, answered) => {
  expect(canoAddress(method, asked)).toBe(answered);
});
