import type { Uuid } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';
import type { Assortment } from '../floor/assortment.js';
import type { ShopFloor } from '../floor/shop-floor.js';
import type { Period } from '../period.js';
import type { Person } from '../people/person.js';
import type { Life } from '../timetable.js';

/** What a life is lived in. */
export interface World {
  readonly floor: ShopFloor;
  readonly assortment: Assortment;
  readonly period: Period;
}

/** One who lives: everything they do follows from these. */
export interface Self {
  /** Place among all customers of the history. */
  readonly number: number;
  /** Every id of theirs is derived from it. */
  readonly root: Uuid;
  readonly person: Person;
  /** Null for one who never shows who they are. */
  readonly customerId: Uuid | null;
  readonly chance: Random;
  /** Begins something that goes its own way, such as a parcel. */
  begin(life: Life): Promise<void>;
}
