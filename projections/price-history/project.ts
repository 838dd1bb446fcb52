import type { PriceSet } from '../../domain/product/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { PRICE } from '../product/fields.js';
import { toColumns } from '../runner/field-columns.js';
import { projection, type RowKey } from '../runner/projection.js';
import { priceHistoryTable, type PriceHistoryRow } from './table.js';

export const priceHistoryProjection = projection<PriceHistoryRow, PriceSet>({
  name: 'price-history',
  version: 1,
  table: priceHistoryTable,
  keys: ({ streamId, data }) => {
    const varuId = parseStreamId(streamId)?.key ?? streamId;
    const keys: RowKey[] = [[varuId, data.from]];
    // A new price for the same instant replaces the earlier price, which never applied.
    return data.replaces === null || data.replaces === data.from ? keys : [[varuId, data.replaces], ...keys];
  },
  on: {
    PriceSet: (row, { data }, [varuId, from]) => {
      if (from !== data.from) return row ? { ...row, valid_to: data.from } : null;
      return {
        varu_id: varuId as string,
        valid_from: data.from,
        valid_to: null,
        ...toColumns(PRICE, data),
        rule_version: data.ruleVersion,
      };
    },
  },
});
