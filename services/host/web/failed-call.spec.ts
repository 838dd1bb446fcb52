import { describe, expect, test } from 'vitest';

import { StoreUnavailable } from '../../foundation/event-store/port.js';
import { Problem } from '../../foundation/problem/problem.js';
import { pageFailures } from '../page-failures.js';
import { pagePermissions } from '../page-permissions.js';
import { FailedCall, failingAs } from './failed-call.js';

const broken = (fault: unknown): object => new Proxy({}, { get: () => () => Promise.reject(fault as Error) });
const cases = Object.entries(pageFailures).flatMap(([service, texts]) =>
  Object.entries(texts).map(([method, text]) => [service, method, text] as const),
);

async function thrownBy(service: string, method: string, fault: unknown): Promise<unknown> {
  const texts = pageFailures[service as keyof typeof pageFailures] as Record<string, string>;
  const calls = failingAs(broken(fault), texts) as Record<string, () => Promise<unknown>>;
  return calls[method]?.().then(
    () => null,
    (error: unknown) => error,
  );
}

describe('a page’s call that fails (UI-09)', () => {
  test.each(cases)('%s.%s throws its exact text, with the cause', async (service, method, text) => {
    const cause = new TypeError('no such column');
    const thrown = await thrownBy(service, method, cause);
    expect(thrown).toBeInstanceOf(FailedCall);
    expect(thrown).toMatchObject({ message: text, cause });
    expect(pagePermissions[service as keyof typeof pagePermissions]).toHaveProperty(method);
  });

  test('keeps a refusal and an outage as they are', async () => {
    for (const fault of [new Problem(403, []), new StoreUnavailable('away'), new Response(null, { status: 303 })])
      expect(await thrownBy('cart', 'summary', fault)).toBe(fault);
  });

  test('does the same when the method throws before it returns a promise', async () => {
    const service = {
      own(): never {
        throw new TypeError('no such column');
      },
    };
    const own = failingAs<object>(service, pageFailures.profile) as { own(): Promise<unknown> };
    await expect(own.own()).rejects.toThrow('Could not fetch profile');
  });

  test('passes on the result of a method, and calls it on its own object', async () => {
    const service = {
      profile: 'Astrid',
      own(): string {
        return this.profile;
      },
    };
    const own = failingAs<object>(service, pageFailures.profile) as { own(): Promise<unknown> };
    expect(await own.own()).toBe('Astrid');
  });
});
