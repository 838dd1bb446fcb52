import type { Uuid } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';
import type { Assortment } from '../floor/assortment.js';
import type { CareFloor } from '../floor/care-floor.js';
import type { ShopFloor } from '../floor/shop-floor.js';
import type { SpecialGoods } from '../floor/special-goods.js';
import type { Period } from '../period.js';
import type { Person } from '../people/person.js';
import type { Life } from '../timetable.js';

export interface World {
  readonly floor: ShopFloor;
  readonly care: CareFloor;
  readonly assortment: Assortment;
  readonly special: SpecialGoods;
  readonly period: Period;
  /** The test persons with a script, by their names. */
  readonly people: Map<string, Self>;
}

/** One person of the generated history. All their actions follow from these values. */
export interface Self {
  readonly number: number;
  /** All other ids of the person are derived from this id. */
  readonly root: Uuid;
  readonly person: Person;
  /** The id of the customer. Null for a person who never identifies. */
  readonly customerId: Uuid | null;
  readonly chance: Random;
  /** Starts a second series of actions beside this one, for example that of a parcel. */
  begin(life: Life): Promise<void>;
}
