import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'] as const;
const PERSON_FIELDS = ['personnummer', 'pnr'];
/** What no field of these calls may hold. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['an empty text', ''],
  ['a text too long', 'x'.repeat(20_000)],
  ['a control sign', 'human\u0000-1'],
  ['a list', ['198507099805']],
  ['an object', { $gt: '' }],
  ['a number below zero', -1],
  ['a fraction', 1.5],
  ['a number without end', 1e308],
  ['another person’s number', NILS],
];

interface Call {
  readonly path: string;
  readonly isForm: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Every call of docs/prescription-calls.md that takes fields. */
function documented(): readonly Call[] {
  const page = readFileSync('docs/prescription-calls.md', 'utf8');
  const parts = page.slice(0, page.indexOf('## Calls that do not answer')).split('\n### ').slice(1);
  return parts.flatMap((part) => {
    const path = (part.split('\n')[0] ?? '').split(' ')[1] ?? '';
    const [, kind, text] = /Request( \(form\))?:\n\n```\w*\n([^`]+)\n```/.exec(part) ?? [];
    if (text === undefined) return [];
    const fields = kind ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Call['fields']);
    return Object.keys(fields).length === 0 ? [] : [{ path, isForm: kind !== undefined, fields }];
  });
}

const calls = documented();
const cases = calls.flatMap((call) =>
  Object.keys(call.fields).map((field) => [`${call.path} ${field}`, call, field] as const),
);

let shop: TestShop;
let astrid: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ products: 20, settings: { TOGGLES: 'PrescriptionCartToggle=on' } });
  await shop.visitor().logIn(NILS);
  astrid = shop.visitor();
  await astrid.logIn(ASTRID);
});
afterAll(() => shop.stop());

function send({ path, isForm, fields }: Call, change: object): Promise<Answer> {
  const sent = { ...fields, ...change };
  if (!isForm) return astrid.post(path, sent);
  const texts = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return astrid.sendForm(path, Object.fromEntries(texts) as Record<string, string>);
}

/**
 * What the partner answered is recorded as received, whatever was asked. The jobs of the start may still be running.
 */
async function recorded(): Promise<number> {
  const { rows } = await shop.platform.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM event
      WHERE stream_id !~ '^(health-look|prescription|high-cost-account|warrant|job-run|job-calendar)-'`,
  );
  return rows[0]?.count ?? 0;
}

test('the calls are found', () => expect(calls.length).toBeGreaterThan(9));

test.each(cases)('%s refuses what it cannot hold, and records nothing of it', async (_name, call, field) => {
  const before = await recorded();
  for (const [what, value] of WRONG) {
    const { status, body } = await send(call, { [field]: value });
    // A field that may be absent or false can be answered; nothing may ever fail.
    expect([what, status < 500]).toEqual([what, true]);
    if (status !== 200) expect([what, JSON.stringify(body).includes(NILS)]).toEqual([what, false]);
  }
  // A consent of the person alone may change, when another of its fields is wrong.
  if (!call.path.includes('uppdateraSamtyckeRRD')) expect(await recorded()).toBe(before);
});

/** The number of this call is that of the holder, who is somebody else. */
const NAMES_ANOTHER = '/psoapi/folkservice/registreraFullmakt';

test.each(cases.filter(([, { path }, field]) => PERSON_FIELDS.includes(field) && path !== NAMES_ANOTHER))(
  '%s of another person is 403, and recorded for both',
  async (_name, call, field) => {
    const both = async () => Promise.all([ASTRID, NILS].map(async (person) => refusals(await shop.customerId(person))));
    const [asked = 0, withheld = 0] = await both();
    expect((await send(call, { [field]: NILS })).status).toBe(403);
    expect(await both()).toEqual([asked + 1, withheld + 1]);
  },
);

async function refusals(customerId: string): Promise<number> {
  const events = await shop.platform.store.readStream(`health-look-${customerId}`);
  return events.filter(({ type }) => type === 'HealthDataRefused' || type === 'HealthDataWithheld').length;
}

test.each(calls.filter(({ fields }) => 'radnummer' in fields))(
  '$path of a row of nobody is 403, and recorded',
  async (call) => {
    const before = await refusals(await shop.customerId(ASTRID));
    expect((await send(call, {})).status).toBe(403);
    expect(await refusals(await shop.customerId(ASTRID))).toBe(before + 1);
  },
);
