import type { ProductType } from '../../domain/cart/events.js';
import type { NarcoticsClass, PackShape, ProductFlag, Variant, VatClass } from '../../domain/catalogue/index.js';
import type { Random } from './random.js';

/** The data of one product before the generator adds its number, stock, rating and campaign. */
export interface Draft {
  readonly name: string;
  readonly brand: string;
  readonly type: ProductType;
  readonly vatClass: VatClass;
  readonly kronor: number;
  readonly flags: readonly ProductFlag[];
  readonly form: string;
  readonly strength: string | null;
  readonly substance: string | null;
  readonly atcCode: string | null;
  readonly manufacturer: string | null;
  readonly narcoticsClass: NarcoticsClass | null;
  readonly searchWords: readonly string[];
  readonly packageText: string;
  readonly packageType: string;
  readonly packShape: PackShape;
  readonly packTitle: string;
  readonly description: string;
  readonly usage: string;
  readonly contents: string;
  readonly categoryPath: string;
  readonly weightGrams: number;
  readonly variant: Variant | null;
}

/**
 * A source of product families: products that differ only in size, strength or variant. `weight` is the source's chance
 * of being drawn.
 */
export interface FamilySource {
  readonly weight: number;
  readonly families: number;
  /** How many versions of each family the source can make. A large catalogue needs more than one. */
  readonly editions: number;
  /** Null stands for a variant that the family is not sold as. It keeps its place, so that no other is renumbered. */
  family(index: number, random: Random, edition: number): readonly (Draft | null)[];
}
