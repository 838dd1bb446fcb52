import { describe, expect, test } from 'vitest';

import { openPerson, openSession, sealPerson, sealSession } from './sealed.js';

const astrid = { personNumber: '198507099805', firstName: 'Astrid', lastName: 'Ekström' };

describe('the data that an attempt keeps for its browser', () => {
  test('can be opened by the cookie they were sealed with', () => {
    expect(openPerson(sealPerson(astrid, 'cookie'), 'cookie')).toEqual(astrid);
    expect(openSession(sealSession('token', 'cookie'), 'cookie')).toBe('token');
  });

  test('cannot be opened by another cookie, or for another purpose', () => {
    expect(() => openPerson(sealPerson(astrid, 'cookie'), 'another')).toThrow();
    expect(() => openSession(sealSession('token', 'cookie'), 'another')).toThrow();
    expect(() => openSession(sealPerson(astrid, 'cookie'), 'cookie')).toThrow();
  });

  test('cannot be read while sealed', () => {
    expect(Buffer.from(sealSession('a-token', 'cookie'), 'base64url').toString('latin1')).not.toContain('a-token');
  });
});
