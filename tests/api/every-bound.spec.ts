import { afterAll, beforeAll, expect, test } from 'vitest';

import { resolved, type Schema, type Schemas } from '../shop/described-fields.js';
import { ASTRID } from '../shop/e-id.js';
import { astrid } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { wrongBodies, type Wrong } from '../shop/wrong-bodies.js';

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Call {
  readonly name: string;
  readonly method: string;
  readonly address: string;
  readonly wrong: readonly Wrong[];
}

/** Calls whose toggle is off refuse every body in the same way. */
const REFUSED = [403, 404, 409];

let shop: TestShop;
let calls: readonly Call[];
beforeAll(async () => {
  shop = await startTestShop({ products: 20 });
  const { paths, components } = (await (await fetch(`${shop.url}/api/docs.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
    readonly components: { readonly schemas: Schemas };
  };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => callsOf(path, method, call, components.schemas)),
  );
});
afterAll(() => shop.stop());

function callsOf(path: string, method: string, call: Described, schemas: Schemas): readonly Call[] {
  const schema = call.requestBody?.content['application/json']?.schema;
  const good = schema && resolved(schema, schemas).example;
  if (!schema || typeof good !== 'object' || good === null) return [];
  const address = path.replaceAll(/\{\w+\}/g, '123456');
  const wrong = wrongBodies(schema, schemas, good as Readonly<Record<string, unknown>>);
  return [{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), address, wrong }];
}

async function recorded(): Promise<unknown> {
  const { rows } = await shop.platform.pool.query(
    "SELECT count(*) FROM event WHERE stream_id !~ '^(look-log|job-run|job-calendar)-'",
  );
  return rows[0];
}

test('every field of every described body is refused over its bounds, by its name, and nothing is recorded', async () => {
  const shopper = shop.visitor();
  await shopper.logIn(ASTRID);
  const [varuId = ''] = await shop.varuIds(20);
  await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  await shopper.put('/customer-details', astrid);
  const before = await recorded();
  const faults: string[] = [];
  for (const { name, method, address, wrong } of calls)
    for (const [field, body] of wrong) {
      const { status, body: told } = await shopper.send(method, address, body);
      const named = (told.errors ?? []).some((error) => error.field?.split('.')[0] === field);
      if (status === 400 ? !named : !REFUSED.includes(status))
        faults.push(`${name} ${JSON.stringify(body).slice(0, 120)}: ${status}, not ${field}`);
    }
  expect(faults).toEqual([]);
  expect(await recorded()).toEqual(before);
  expect(calls.length).toBeGreaterThan(25);
  expect(calls.flatMap(({ wrong }) => wrong).length).toBeGreaterThan(200);
});
