import type { Uuid } from '../../domain/kernel/index.js';
import type { Random } from '../catalogue/random.js';
import type { Assortment } from '../floor/assortment.js';
import type { ShopFloor } from '../floor/shop-floor.js';
import type { Period } from '../period.js';
import type { Person } from '../people/person.js';
import type { Life } from '../timetable.js';

export interface World {
  readonly floor: ShopFloor;
  readonly assortment: Assortment;
  readonly period: Period;
}

/** A person of the history: all their actions follow from these. */
export interface Self {
  /** Index among all customers of the history. */
  readonly number: number;
  /** All their ids are derived from it. */
  readonly root: Uuid;
  readonly person: Person;
  /** Null for a person who never identifies. */
  readonly customerId: Uuid | null;
  readonly chance: Random;
  /** Starts an independent course of events, such as a parcel. */
  begin(life: Life): Promise<void>;
}
