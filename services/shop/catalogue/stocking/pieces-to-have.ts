import { Inject, Injectable } from '@nestjs/common';

import { unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import { readOnce } from '../../../foundation/command-handling/read-once.js';
import { PharmacyStock, type StockByGln } from '../../pharmacy/pharmacy-stock.js';
import { PHARMACIES } from '../../pharmacy/register.js';
import { Catalogue } from '../catalogue.js';

type Stocked = Pick<Product, 'varuId' | 'type' | 'webStock' | 'inStores' | 'flags'>;

/** What one buyer can have of a product. */
export interface Pieces {
  /** The pieces on the web shelf. Where it is empty, those of the pharmacy that has most of them. */
  readonly pieces: number;
  /** Whether the goods can be had, but only where a pharmacy packs them (CHK-02). */
  readonly onlyCollected: boolean;
}

/** An agency hands out parcels and has no shelf of its own to pack from. */
const PACKING = new Set(PHARMACIES.filter(({ isAgency }) => !isAgency).map(({ gln }) => gln));

/**
 * How many pieces a buyer can have, from one shelf. The web shelf comes first. Goods that it lacks are sold from the
 * own stock of the pharmacies, because an order is packed in one place.
 */
@Injectable()
export class PiecesToHave {
  constructor(
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'webStock'>,
    @Inject(PharmacyStock) private readonly stock: Pick<PharmacyStock, 'of'>,
  ) {}

  /** By article number. No stock is read unless the web shelf lacks a product that pharmacies may have. */
  async of(products: readonly Stocked[]): Promise<ReadonlyMap<string, Pieces>> {
    const lacked = products.filter((product) => product.webStock < 1 && product.inStores && isCollectable(product));
    const atPharmacies = await this.most(lacked.map(({ varuId }) => varuId));
    return new Map(products.map(({ varuId, webStock }) => [varuId, piecesOf(webStock, atPharmacies.get(varuId))]));
  }

  /** The same for lines of a cart, from the newest view. Unknown articles are absent. */
  async now(lines: readonly Pick<Product, 'varuId' | 'type'>[]): Promise<ReadonlyMap<string, Pieces>> {
    const varuIds = [...new Set(lines.map(({ varuId }) => varuId))];
    if (varuIds.length === 0) return new Map();
    return readOnce(`pieces of ${varuIds.join()}`, async () => {
      const web = await this.catalogue.webStock(varuIds);
      const dispensed = new Set(lines.filter(({ type }) => type === 'Rx').map(({ varuId }) => varuId));
      const lacked = [...web].filter(([varuId, pieces]) => pieces < 1 && !dispensed.has(varuId));
      const atPharmacies = await this.most(lacked.map(([varuId]) => varuId));
      return new Map([...web].map(([varuId, pieces]) => [varuId, piecesOf(pieces, atPharmacies.get(varuId))]));
    });
  }

  private async most(varuIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (varuIds.length === 0) return new Map();
    const stock = await this.stock.of(varuIds);
    return new Map([...stock].map(([varuId, byGln]) => [varuId, mostAtOne(byGln)]));
  }
}

/** Prescription goods are dispensed in another way, and some goods are not sold online at all. */
function isCollectable(product: Stocked): boolean {
  return product.type !== 'Rx' && unsentFlag(product) === null;
}

function mostAtOne(stock: StockByGln): number {
  return Math.max(0, ...Object.entries(stock).map(([gln, pieces]) => (PACKING.has(gln) ? pieces : 0)));
}

function piecesOf(web: number, atPharmacy = 0): Pieces {
  if (web > 0 || atPharmacy === 0) return { pieces: Math.max(0, web), onlyCollected: false };
  return { pieces: atPharmacy, onlyCollected: true };
}
