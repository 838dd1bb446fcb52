import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { customer } from '../../../domain/customer/index.js';
import type { Session } from './session.js';
import { onCopiedSession } from './on-copied-session.js';

const AT = '2026-03-01T09:00:00.000Z';
const ended = { sessionId: 'session-1', customerId: 'customer-1' } as Session;
const handle = vi.fn();
const tell = onCopiedSession({ handle }, { now: () => AT });

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(Logger.prototype, 'warn').mockImplementation((text: string) => void warned.push(text));
  handle.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => vi.restoreAllMocks());

describe('a session that was ended for a copied cookie', () => {
  test('is recorded in the customer’s history, under an id derived from the session', async () => {
    await tell(ended);
    await tell(ended);
    const command = { type: 'RecordCopiedSession', sessionId: 'session-1', at: AT };
    expect(handle.mock.calls.map((call) => call.slice(0, 3))).toEqual(Array(2).fill([customer, 'customer-1', command]));
    const [first, second] = handle.mock.calls.map((call) => (call[3] as { commandId: string }).commandId);
    expect(first).toBe(second);
  });

  test.each([
    ['the store is away', () => handle.mockRejectedValue(new Error('away')), 'away'],
    [
      'the history refuses it',
      () => handle.mockResolvedValue({ ok: false, rejection: { type: 'CustomerUnknown' } }),
      'the end of session session-1 is not kept: CustomerUnknown',
    ],
  ])('is reported by the log, and by a fault, where %s', async (_where, happens, fault) => {
    happens();
    await expect(tell(ended)).rejects.toThrow(fault);
    expect(warned).toEqual(['session-1 is ended: its token was used although a newer one had replaced it']);
  });

  test('is a fault when it had no customer', async () => {
    await expect(tell({ ...ended, customerId: null })).rejects.toThrow('session session-1 has no customer');
    expect(handle).not.toHaveBeenCalled();
  });
});
