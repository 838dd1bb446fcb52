import type { VatClass } from '../catalogue/vat.js';
import type { ImportProduct } from './commands/import-product.js';
import type { ProductDescription } from './events.js';
import { priceFaults } from './price-decision.js';
import type { ProductRejection } from './rejections.js';
import { stockFault } from './stock-decision.js';

/** The VAT classes of each product type. Only prescription items have no VAT (LAW-08). */
const VAT_CLASSES: Readonly<Record<ProductDescription['type'], readonly VatClass[]>> = {
  Rx: ['prescription'],
  Ex: ['medicine-otc'],
  Ha: ['goods', 'food'],
};

/** Returns all errors of a row, so that the sender can correct them together. */
export function rowFaults({
  description,
  price,
  stock,
}: Pick<ImportProduct, 'description' | 'price' | 'stock'>): readonly ProductRejection[] {
  const stockIs = stockFault(stock);
  return [...descriptionFaults(description), ...priceFaults(price, description.type), ...(stockIs ? [stockIs] : [])];
}

function descriptionFaults({
  type,
  vatClass,
  narcoticsClass,
  newUntil,
  addedOn,
}: ProductDescription): readonly ProductRejection[] {
  const faults: ProductRejection[] = [];
  if (!VAT_CLASSES[type].includes(vatClass)) faults.push({ type: 'VatClassOfAnotherType', field: 'vatClass' });
  if (narcoticsClass !== null && type !== 'Rx')
    faults.push({ type: 'NarcoticWithoutPrescription', field: 'narcoticsClass' });
  if (newUntil !== null && newUntil < addedOn) faults.push({ type: 'NewBeforeAdded', field: 'newUntil' });
  return faults;
}
