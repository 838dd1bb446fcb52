import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { FailedCall, failingAs } from '../../../services/host/web/failed-call.js';
import { pageFailures } from '../../../services/host/page-failures.js';
import { clientErrors, loggedOnly } from './client-error-texts.js';

/** The pages' calls that throw a text, each as "service.method". */
const PAGES = {
  'Could not get cart': ['cart.summary'],
  'Problem fetching cart': ['cart.view', 'checkout.view'],
  'Could not set or remove bonus check': ['cart.applyCheque', 'cart.removeCheque'],
  'Could not set customer details': ['checkout.saveDetails'],
  'Could not complete search': ['catalogue.search'],
  'Failed to fetch active campaign promotions': ['catalogue.promotions', 'catalogue.promotion'],
  'Could not fetch loyalty details': ['member.overview', 'member.summary'],
  'Could not register new member': ['member.register'],
  'Check status call failed': ['login.progress'],
  'Failed to delete favourites': ['favourites.remove', 'favourites.removeAll'],
  'Could not fetch profile': ['profile.own'],
  'Could not update profile': ['profile.updateContact', 'profile.updateAddress'],
  'Failed to fetch user consent': ['profile.consents'],
  'Failed to add user consent': ['profile.setConsent'],
  'Problem fetching warrants': ['warrants.own'],
  'Något gick fel.': ['warrants.give', 'warrants.answer', 'warrants.end'],
} as const;

/** The texts of browsers and of the API, each with the test that provokes it. */
const PROVOKED = {
  'Could not check heartbeat': 'web/visit/session/browser-surroundings.spec.ts',
  'Could not complete search': 'tests/e2e/header.spec.ts',
  'Tyvärr kunde vi inte få fram dessa produkter just nu': 'tests/e2e/header.spec.ts',
  'Quantity exceeds maximum allowed limit': 'tests/e2e/refused-quantity.spec.ts',
  'Failed to update product quantity': 'tests/e2e/refused-quantity.spec.ts',
  'Something went wrong, call a developer!': 'tests/e2e/login-modal.spec.ts',
  'Något gick fel, vänligen försök igen.': 'tests/e2e/favourites.spec.ts',
  'Failed to delete favourites': 'tests/api/favourites.spec.ts',
  'Failed to fetch user consent': 'tests/api/favourites.spec.ts',
  'Failed to add user consent': 'tests/api/favourites.spec.ts',
  'Could not fetch profile': 'tests/api/profile.spec.ts',
  'Could not update profile': 'tests/api/profile.spec.ts',
  'Update was not successful': 'tests/api/profile.spec.ts',
  'Unable to get deviceId.': 'tests/api/stock-watch.spec.ts',
  'Failed to set approval.': 'tests/api/reminder-calls.spec.ts',
  'Något gick fel! Försök igen senare.': 'services/access/http/problem-filter.spec.ts',
} as const;

const LEFT_OUT = [
  ...['Could not get member cart', 'Could not recalculate cart', 'Could not fetch offers'],
  ...['Could not set or remove offer', 'Could not set or remove coupon code', 'Could not sync prescriptions cart'],
  ...['Could not sync PSO products', 'Could not fetch customer details', 'Could not get payment methods'],
  ...['Could not fetch stored payment cards', 'Could not update member consent', 'Could not fetch member channels'],
  'Request timed out.',
] as const;

const all = new Set([...Object.keys(PAGES), ...Object.keys(PROVOKED), ...LEFT_OUT]);

const brokenService = new Proxy({}, { get: () => () => Promise.reject(new TypeError('no such column')) });

describe('the texts of failed calls, exactly as the seed says (UI-09)', () => {
  test('are 39: the thrown ones, one that is only logged, and those whose call does not exist yet', () => {
    expect(all.size).toBe(39);
    expect(LEFT_OUT.filter((text) => text in PAGES || text in PROVOKED)).toEqual([]);
  });

  test.each(Object.entries(PAGES))('"%s" is thrown by its calls of pages', async (text, calls) => {
    for (const call of calls) {
      const [service, method] = call.split('.') as [keyof typeof pageFailures, string];
      const services = failingAs(brokenService, pageFailures[service]) as Record<string, () => Promise<unknown>>;
      await expect(services[method]?.()).rejects.toThrow(new FailedCall(text, undefined));
    }
  });

  test('are the only texts, and no call of a page fails with another', () => {
    const calls = Object.entries(pageFailures).flatMap(([service, texts]) =>
      Object.keys(texts).map((method) => `${service}.${method}`),
    );
    expect(calls.sort()).toEqual(Object.values(PAGES).flat().sort());
    const thrown = [...Object.values(clientErrors), ...Object.values(loggedOnly)];
    expect(thrown.filter((text) => !(text in PROVOKED))).toEqual([]);
  });

  test.each(Object.entries(PROVOKED))('"%s" is caused by %s', (text, file) => {
    expect(readFileSync(file, 'utf8')).toContain(text);
  });

  test.each(LEFT_OUT)('"%s" is left out with its reason', (text) => {
    expect(readFileSync('docs/decisions/0058-texts-of-failed-calls.md', 'utf8')).toContain(text);
  });
});
