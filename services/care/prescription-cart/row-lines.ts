import { Inject, Injectable } from '@nestjs/common';

import { isCold } from '../../../domain/catalogue/index.js';
import type { CartPrescription, CartProduct } from '../../../domain/cart/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { benefitClassRule } from '../../../domain/prescription/price/index.js';
import { Catalogue } from '../../shop/catalogue/catalogue.js';
import { cartProduct } from '../../shop/catalogue/product/sold-product.js';
import { MonthPrices } from '../high-cost/month-prices.js';
import { prescriptionCartTexts as texts } from './texts.js';

/** A package of a medicine that the shop's own catalogue does not have. */
const PACKAGE_GRAMS = 90;

/** What the basket counts with: type, sum, VAT and how the goods travel. It tells of no medicine (LAW-09). */
@Injectable()
export class RowLines {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'products'>,
    @Inject(MonthPrices) private readonly prices: MonthPrices,
  ) {}

  async of(rowId: Uuid, { article: { varuId }, packages, price }: CartPrescription): Promise<CartProduct> {
    const [product] = await this.catalogue.products([varuId]);
    const known = product ? cartProduct(product) : null;
    const good = (await this.prices.today())?.get(varuId);
    const benefitClass = good?.benefitClass ?? 'medicine';
    return {
      varuId: rowId,
      name: texts.line,
      type: 'Rx',
      unitPrice: price.amount,
      vatClass: benefitClassRule.on(price.day)[benefitClass].vatClass,
      flags: coldFlags(known?.flags ?? [], benefitClass === 'insulin'),
      weightGrams: (known?.weightGrams ?? PACKAGE_GRAMS) * packages,
    };
  }
}

/**
 * CHK-02: insulin is kept cold, whatever the shop's own catalogue has of it. What else the catalogue marks is about its web
 * shelf, from which no prescription is sold.
 */
function coldFlags(known: CartProduct['flags'], isInsulin: boolean): CartProduct['flags'] {
  const cold = known.filter((flag) => isCold({ flags: [flag] }));
  return cold.length === 0 && isInsulin ? ['StoredCold'] : cold;
}
