import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { lackOf, matrix, ruleOf, type Action } from '../../domain/permission/index.js';
import type { PagePermission } from '../../services/access/permission/page-permission.js';
import { pagePermissions } from '../../services/host/page-permissions.js';

const files = readdirSync('services', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Finds where code names the right that a call needs. In the console, the port that writes the access log checks it.
 */
const ASKED =
  /\b(?:(?:Permission|open|form|read|may|lack|lackOf)\((?:[^()']|\([^()]*\))*|right: )'([a-z-]+\.[a-z-]+)'/g;
const asked = new Set(files.flatMap(({ text }) => [...text.matchAll(ASKED)].map(([, action]) => action as Action)));
const actions = Object.keys(matrix) as Action[];

test.each(actions)('%s is asked by somebody, or says which part will', (action) => {
  const { from } = ruleOf(action);
  expect({ action, asked: asked.has(action) }).toEqual({ action, asked: from === undefined });
});

/** Finds code that reads personal data: the customer, the membership or the orders. */
const PERSONAL = /\b(?:load|loadForDisplay|stateAsked)\(customer,|\.active\(|\bordersOf\(/;
const ASKS = /\b(?:may|lackOf)\(|\.lack\(/;
/** Files that check no permission themselves, because their caller has checked this one. */
const BEHIND: Readonly<Record<string, Action>> = {
  'services/person/member/register-member.ts': 'membership.register',
  'services/shop/cart/cheque/apply-cheque.ts': 'cheque.use',
  'services/shop/cart/cheque/legacy-vouchers.controller.ts': 'cheque.use',
  'services/shop/favourites/favourites-pages.ts': 'favourites.read',
  'services/person/member/member-pages.ts': 'membership.summary',
  'services/shop/order/history/order-history.ts': 'order.list',
};
const personal = files.filter(
  ({ file, text }) =>
    !/^services.access.permission./.test(file) && /\b(?:session|Reading)\b/.test(text) && PERSONAL.test(text),
);

describe('what a session is told of its person', () => {
  test.each(personal.map(({ file, text }): [string, string] => [file, text]))('%s asks the matrix', (file, text) => {
    const behind = BEHIND[file];
    expect(behind ? asked.has(behind) && lackOf('guest', behind) !== null : ASKS.test(text)).toBe(true);
  });

  test('nothing is excused that is not there', () => {
    expect(personal.length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(BEHIND).filter((file) => !personal.some((each) => each.file === file))).toEqual([]);
  });

  test('is on pages behind a permission, but for what anybody may see', () => {
    const { member, orders, favourites, profile, session } = pagePermissions;
    const calls = Object.entries({ ...member, ...orders, ...favourites, ...profile, ...session }) as [
      string,
      PagePermission,
    ][];
    const open = calls.filter(([, { action }]) => lackOf('guest', action) === null).map(([name]) => name);
    expect(open.sort()).toEqual(['contactRoles', 'findParcel', 'openByLink', 'parcel', 'tracking', 'watchRule']);
  });
});

test('only the matrix decides by whether an identification holds', () => {
  const own = ['access/permission', 'access/session', 'person/login'].map((folder) => `services/${folder}/`);
  const others = files.filter(({ file }) => !own.some((folder) => file.startsWith(folder)));
  expect(others.filter(({ text }) => /isIdentified|identifiedUntil/.test(text)).map(({ file }) => file)).toEqual([]);
});
