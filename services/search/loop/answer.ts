import type { Stickers } from '../../catalogue/sticker.js';
import { entityBytes, type Entity } from './entity.js';
import type { Results } from './results.js';

export const NO_RESULTS: Results = { count: 0, products: [], facets: [] };

const COMMA = Buffer.from(',');

/** `fields` as JSON with results beside them; put together from bytes that are kept, as a page of products is 50 kB. */
export function answerBytes(fields: object, results: Readonly<Record<string, Results>>, stickers: Stickers): Buffer {
  const parts: Buffer[] = [];
  let text = JSON.stringify(fields).slice(0, -1);
  for (const [name, { count, products, facets }] of Object.entries(results)) {
    parts.push(
      Buffer.from(
        `${text}${text === '{' ? '' : ','}"${name}":{"count":${count},"facets":${JSON.stringify(facets)},"items":[`,
      ),
    );
    products.forEach((product, index) => parts.push(...(index > 0 ? [COMMA] : []), entityBytes(product, stickers)));
    text = ']}';
  }
  parts.push(Buffer.from(`${text}}`));
  return Buffer.concat(parts);
}

export interface QueryList {
  readonly count: number;
  readonly items: readonly { readonly query: string }[];
}

export function queryList(
  queries: readonly string[],
  { skip, take }: { readonly skip: number; readonly take: number },
): QueryList {
  return { count: queries.length, items: queries.slice(skip, skip + take).map((query) => ({ query })) };
}

export interface EntityList {
  readonly count: number;
  readonly items: readonly Entity[];
  readonly facets: readonly [];
}

export function entityList(
  entities: readonly Entity[],
  { skip, take }: { readonly skip: number; readonly take: number },
): EntityList {
  return { count: entities.length, items: entities.slice(skip, skip + take), facets: [] };
}
