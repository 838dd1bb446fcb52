import type { ProductRejection } from '../../../domain/product/index.js';
import type { RowFault } from './fields.js';

const REASONS: Readonly<Record<ProductRejection['type'], string>> = {
  ProductUnknown: 'is no product of the shop',
  PriceNegative: 'is negative',
  ReductionAbovePrice: 'is more than the price it reduces',
  PrescriptionNotReducible: 'a prescription item is in no campaign and has no reduced price (LAW-01)',
  PriceBeforeLast: 'begins before the price it would end',
  StockNegative: 'is negative',
};

/** A rule of the shop refused the row. */
export function faultOf(fault: ProductRejection | RowFault): RowFault {
  if ('reason' in fault) return fault;
  const field = fault.field ?? 'varuId';
  return { field: field === 'campaignId' ? 'campaign' : field === 'pharmacies' ? 'pharmacyStock' : field, reason: REASONS[fault.type] };
}
