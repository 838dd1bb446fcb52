import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Shopper } from '../../../access/http/request.js';
import type { Session } from '../../../access/session/session.js';
import { OwnSessions } from './own-sessions.js';

const AT = '2026-03-01T09:00:00.000Z';
const guest = { sessionId: 'session-1', customerId: null } as Session;
const shopper = { session: { ...guest, customerId: 'customer-1' }, context: { commandId: 'command-1' } } as Shopper;
const visitor = { token: 'token', session: shopper.session };

const handle = vi.fn();
const execute = vi.fn();
const sessions = { endOneOf: vi.fn(), endAllOf: vi.fn() };
const own = new OwnSessions(sessions as never, { handle } as never, { execute } as never, { now: () => AT } as never);
beforeEach(() => {
  for (const each of [handle, execute, ...Object.values(sessions)]) each.mockReset();
  handle.mockResolvedValue({ ok: true });
  sessions.endOneOf.mockResolvedValue(['session-2']);
  sessions.endAllOf.mockResolvedValue(['session-1', 'session-2']);
});

describe("the end of a customer's log-ins", () => {
  test('comes before its record, which lists the open ones', async () => {
    await own.endAll(shopper, visitor);
    expect(handle.mock.calls[0]?.slice(1, 3)).toEqual([
      'customer-1',
      { type: 'EndSessions', sessionIds: ['session-1', 'session-2'], at: AT },
    ]);
    const [ended, kept, loggedOut] = [sessions.endAllOf, handle, execute].map(
      (each) => each.mock.invocationCallOrder[0],
    );
    expect(ended).toBeLessThan(kept as number);
    expect(kept).toBeLessThan(loggedOut as number);
  });

  test('that cannot be recorded is reported', async () => {
    handle.mockResolvedValue({ ok: false, rejection: { type: 'CommandIdReused' } });
    await expect(own.end(shopper, 'session-2')).rejects.toMatchObject({ status: 422 });
    handle.mockResolvedValue({ ok: false, rejection: { type: 'CustomerUnknown' } });
    await expect(own.endAll(shopper, visitor)).rejects.toMatchObject({ status: 403 });
  });

  test('needs a log-in', async () => {
    await expect(own.end({ ...shopper, session: guest }, 'session-2')).rejects.toMatchObject({ status: 401 });
    await expect(own.endAll({ ...shopper, session: guest }, visitor)).rejects.toMatchObject({ status: 401 });
    expect([sessions.endOneOf.mock.calls, sessions.endAllOf.mock.calls, handle.mock.calls]).toEqual([[], [], []]);
  });
});
