import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { TestShop } from './test-shop.js';

const OF_GOODS = ['product-%', 'campaign-%', 'job-run-%'];
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const MOVEMENTS = ['HoldStock', 'ReleaseStock', 'TakeStock', 'PutBackStock'];

/**
 * Returns ids that would link goods to a person although fields are encrypted. Such an id is in events of both, or is
 * derived from an id in the person's events.
 */
export async function idsBetween(shop: Pick<TestShop, 'platform'>, varuId: string): Promise<readonly string[]> {
  const goods = await idsIn(shop, 'stream_id = $2', `product-${varuId}`);
  const peoples = await idsIn(shop, 'stream_id NOT LIKE ALL ($2)', OF_GOODS);
  if (goods.length === 0 || peoples.length === 0) throw new Error('there is nothing to compare');
  const names = [varuId, ...['web-shelf', ...MOVEMENTS, 'stock-notice'].map((by) => `${by}/${varuId}`)];
  const told = new Set(peoples.flatMap((id) => [id, ...names.map((name) => derivedId(id, name))]));
  return goods.filter((id) => told.has(id));
}

/** True when the stock has changed, which happens a moment after the buyer has got the response. */
export async function hasMoved({ platform }: Pick<TestShop, 'platform'>, varuId: string): Promise<boolean> {
  const events = await platform.store.readStream(`product-${varuId}`);
  return events.some(({ type }) => type === 'StockTaken');
}

async function idsIn({ platform }: Pick<TestShop, 'platform'>, where: string, value: unknown): Promise<string[]> {
  const { rows } = await platform.pool.query<{ id: string }>(
    `SELECT DISTINCT (regexp_matches(row_to_json(event)::text, $1, 'g'))[1] AS id FROM event WHERE ${where}`,
    [`(${UUID})`, value],
  );
  return rows.map(({ id }) => id);
}
