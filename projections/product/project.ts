import { comparisonPrice, sortRank } from '../../domain/catalogue/index.js';
import type { RecordedEvent } from '../../domain/kernel/index.js';
import {
  availableOn,
  type PharmacyMoved,
  type PharmacyStockHeld,
  type PriceSet,
  type ProductDescription,
  type ProductEvent,
  type StockCounted,
  type StockHeld,
} from '../../domain/product/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { toColumns } from '../runner/field-columns.js';
import { existing, projection } from '../runner/projection.js';
import { DESCRIPTION, PRICE } from './fields.js';
import { productTable, type ProductRow } from './table.js';

type Change<Event> = (event: RecordedEvent & Event, row: ProductRow) => Partial<ProductRow>;

export const productProjection = projection<ProductRow, ProductEvent>({
  name: 'product',
  version: 4,
  table: productTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    ProductAdded: (_row, { data, revision }) => withDerived({ ...UNPRICED, ...described(data.description), revision }),
    ProductDescribed: changing(({ data }) => described(data.description)),
    PriceSet: changing(({ data }) => priced(data)),
    StockCounted: changing(({ data }) => counted(data)),
    StockTaken: changing(({ data }, { holds }) => ({ web_shelf: data.web, holds: without(holds, data.movementId) })),
    StockPutBack: changing(({ data }) => ({ web_shelf: data.web })),
    StockHeld: changing(({ data }, { holds }) => ({ holds: withHold(holds, data) })),
    StockReleased: changing(({ data }, { holds }) => ({ holds: without(holds, data.movementId) })),
    PharmacyStockHeld: changing(({ data }, { holds }) => ({ holds: withHold(holds, data) })),
    PharmacyStockTaken: changing(({ data }, row) => ({
      ...atPharmacy(row, data),
      holds: without(row.holds, data.movementId),
    })),
    PharmacyStockPutBack: changing(({ data }, row) => atPharmacy(row, data)),
    ProductWithdrawn: changing(({ data }) => ({
      withdrawn: true,
      withdrawn_as: data.reason,
      withdrawn_on: data.on,
      withdrawal_notice: data.notice,
    })),
    ProductReturned: changing(() => SOLD),
  },
});

const SOLD = { withdrawn: false, withdrawn_as: null, withdrawn_on: null, withdrawal_notice: null } as const;

const UNPRICED = {
  ...{
    price: 0,
    discount_price: null,
    lowest_price_30_days: null,
    member_price: null,
    member_lowest_price_30_days: null,
  },
  ...{ campaign_id: null, price_from: null, comparison_price: null, comparison_unit: null, sales_price: 0 },
  ...{ web_stock: 0, web_shelf: 0, holds: {}, pharmacy_stock: {}, in_stores: false, sort_rank: 0, for_sale: false },
  ...SOLD,
} as const;

function changing<Event>(change: Change<Event>) {
  return (row: ProductRow | undefined, event: RecordedEvent & Event): ProductRow => {
    const before = existing(row, event);
    return withDerived({ ...before, ...change(event, before), revision: event.revision });
  };
}

function described(description: ProductDescription) {
  const { variant } = description;
  return {
    ...toColumns(DESCRIPTION, description),
    variant_axis: variant?.axis ?? null,
    variant_value: variant?.value ?? null,
  };
}

function priced(price: PriceSet['data']): Partial<ProductRow> {
  return { ...toColumns(PRICE, price), price_from: price.from };
}

function counted({ web, pharmacies }: StockCounted['data']): Partial<ProductRow> {
  return { web_shelf: web, ...inPharmacies(pharmacies) };
}

function atPharmacy({ pharmacy_stock: stock }: ProductRow, { gln, left }: PharmacyMoved): Partial<ProductRow> {
  return inPharmacies({ ...stock, [gln]: left });
}

function inPharmacies(pharmacies: ProductRow['pharmacy_stock']): Partial<ProductRow> {
  return { pharmacy_stock: pharmacies, in_stores: Object.values(pharmacies).some((pieces) => pieces > 0) };
}

type Held = StockHeld['data'] | PharmacyStockHeld['data'];

function withHold(holds: ProductRow['holds'], { movementId, ruleVersion: _, ...hold }: Held): ProductRow['holds'] {
  return { ...holds, [movementId]: hold };
}

function without(holds: ProductRow['holds'], movementId: string): ProductRow['holds'] {
  const { [movementId]: _ended, ...rest } = holds;
  return rest;
}

/**
 * Sets the derived columns on the row that the event just created. Copying 50 columns again for each event slowed the
 * import.
 */
function withDerived(row: Writable<ProductRow>): ProductRow {
  row.sales_price = row.discount_price ?? row.price;
  const comparison = comparisonPrice(row.sales_price, row.package_text);
  row.comparison_price = comparison?.price ?? null;
  row.comparison_unit = comparison?.unit ?? null;
  row.web_stock = availableOn(row.web_shelf, Object.values(row.holds));
  row.sort_rank = sortRank({ type: row.type, flags: row.flags, webStock: row.web_stock });
  row.for_sale = row.price_from !== null && !row.withdrawn;
  return row;
}

type Writable<Row> = { -readonly [Column in keyof Row]: Row[Column] };
