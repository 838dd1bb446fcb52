import { describe, expect, test } from 'vitest';

import { SessionGate } from './session-gate.js';
import type { Session } from './session.js';
import type { Sessions } from './sessions.js';

const session: Session = {
  sessionId: '7f3b2c1d-0000-4000-8000-123456789abc',
  cartId: '7f3b2c1d-0000-4000-8000-123456789abd',
  customerId: null,
  identifiedUntil: null,
  expiresAt: '2026-12-01T00:00:00.000Z',
  stayLoggedIn: false,
  method: null,
};
const sessions = {
  find: async (token: string) => (token === 'known' || token === 'aged' ? session : null),
  successor: async (token: string) => (token === 'aged' ? 'fresh' : null),
} as unknown as Sessions;
const limits = { session: async () => undefined };
const [plain, secure] = [new SessionGate(sessions, false, limits), new SessionGate(sessions, true, limits)];
const NOBODY = { token: null, session: null };

describe('a caller', () => {
  test.each(['x_algort_session=known', 'theme=algort_session=known', 'algort_session2=known'])(
    'is unknown by a cookie of another name: %s',
    async (cookies) => {
      expect(await plain.visitor(cookies)).toEqual(NOBODY);
      expect(await secure.visitor(cookies)).toEqual(NOBODY);
    },
  );

  test('is known by the cookie of the right name', async () => {
    expect(await plain.visitor('a=1; algort_session=known')).toEqual({ token: 'known', session });
    expect(await secure.visitor('a=1; __Host-algort_session=known')).toEqual({ token: 'known', session });
  });

  test('gets another token when the old one has reached its age', async () => {
    const cookies = ['algort_session=fresh; Path=/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Dec 2026 00:00:00 GMT'];
    expect(await plain.visitor('algort_session=aged')).toEqual({ token: 'aged', session, next: 'fresh', cookies });
  });

  test('is known once by a cookie of the old name, which the answer replaces', async () => {
    const visitor = await secure.visitor('algort_session=known');
    expect(visitor).toMatchObject({ token: 'known', session });
    expect(visitor.cookies).toEqual([
      '__Host-algort_session=known; Path=/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Dec 2026 00:00:00 GMT; Secure',
      'algort_session=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    ]);
  });

  test('is unknown by a cookie of the old name beside a valid one of the new name', async () => {
    expect(await secure.visitor('algort_session=other; __Host-algort_session=known')).toEqual({
      token: 'known',
      session,
    });
    expect(await plain.visitor('__Host-algort_session=known')).toEqual(NOBODY);
  });
});

describe('a browser', () => {
  const says = { userAgent: 'Firefox', inApp: false };
  const MARK = 'm'.repeat(43);

  test('is known again by its device cookie, of the right name and form', async () => {
    const markOf = async (cookies: string): Promise<unknown> => (await plain.visitor(cookies, says)).browser?.mark;
    expect(await markOf(`algort_device=${MARK}`)).toBe(MARK);
    expect(await markOf(`x_algort_device=${MARK}`)).toBeNull();
    expect(await markOf('algort_device=short')).toBeNull();
    expect((await secure.visitor(`__Host-algort_device=${MARK}`, says)).browser).toEqual({ ...says, mark: MARK });
  });

  test('gets a device cookie before its first log-in, and keeps it at the next', async () => {
    const cookies: string[] = [];
    const keep = (cookie: string): void => void cookies.push(cookie);
    const first = secure.marked(await secure.visitor(undefined, says), keep);
    const mark = first.browser?.mark ?? '';
    const again = await secure.visitor(`__Host-algort_device=${mark}`, says);
    expect(secure.marked(again, keep).browser).toEqual({ ...says, mark });
    const cookie = `__Host-algort_device=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`;
    expect([mark.length, cookies]).toEqual([43, [cookie, cookie]]);
  });
});
