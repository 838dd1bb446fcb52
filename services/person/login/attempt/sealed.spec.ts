import { describe, expect, test } from 'vitest';

import { openPerson, openSession, sealPerson, sealSession } from './sealed.js';

const astrid = { personNumber: '198507099805', firstName: 'Astrid', lastName: 'Ekström' };

describe('what an attempt keeps for its browser', () => {
  test('is opened by the cookie it was sealed with', () => {
    expect(openPerson(sealPerson(astrid, 'cookie'), 'cookie')).toEqual(astrid);
    expect(openSession(sealSession('token', 'cookie'), 'cookie')).toBe('token');
  });

  test('by no other cookie, and never as something else', () => {
    expect(() => openPerson(sealPerson(astrid, 'cookie'), 'another')).toThrow();
    expect(() => openSession(sealSession('token', 'cookie'), 'another')).toThrow();
    expect(() => openSession(sealPerson(astrid, 'cookie'), 'cookie')).toThrow();
  });

  test('shows nothing of itself', () => {
    expect(Buffer.from(sealSession('a-token', 'cookie'), 'base64url').toString('latin1')).not.toContain('a-token');
  });
});
