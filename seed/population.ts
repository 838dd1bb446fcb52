import { random, seedFor } from './catalogue/random.js';
import { derivedId } from '../services/foundation/command-handling/derived-id.js';
import { drawHabits } from './lives/habits.js';
import { ordinaryLife } from './lives/ordinary-life.js';
import { personaLife } from './lives/persona-life.js';
import type { Self, World } from './lives/world.js';
import { makePerson, sixteenOn, type Person } from './people/person.js';
import type { PersonNumbers } from './people/person-number.js';
import type { Persona } from './personas.js';
import type { Life, Timetable } from './timetable.js';
import { everyWay } from './ways/every-way.js';

/**
 * Numbers for `seedFor`: `LIFE` for a customer's habits, `LIFE` + 1 for the actions. So one customer does not depend on
 * another.
 */
const LIFE = 10;
/** The number of the first test person. No ordinary customer has such a high number. */
const FIRST_PERSONA = 10_000_000;

export class Population {
  constructor(
    private readonly world: World,
    private readonly seed: number,
    private readonly numbers: PersonNumbers,
    private readonly timetable: Timetable,
  ) {}

  async add(number: number): Promise<void> {
    const chance = random(seedFor(this.seed, LIFE, number));
    const { period } = this.world;
    const habits = drawHabits(chance, period);
    const given = habits.kind === 'under age' ? { born: sixteenOn(chance, period.first) } : {};
    const self = this.self(number, makePerson(chance, this.numbers, period.first, given), habits.kind !== 'guest');
    await this.timetable.begin(number, ordinaryLife(this.world, self, habits));
  }

  /** Adds a test person. They are added before ordinary customers, so that their person numbers never change. */
  async addPersona(place: number, name: string, { who, life }: Persona): Promise<Self> {
    const number = FIRST_PERSONA + place;
    const chance = random(seedFor(this.seed, LIFE, number));
    const self = this.self(number, makePerson(chance, this.numbers, this.world.period.first, who));
    this.world.people.set(name, self);
    const doings = life(this.world.period);
    await this.timetable.begin(
      number,
      doings === 'every way' ? everyWay(this.world, self) : personaLife(this.world, self, doings),
    );
    return self;
  }

  private self(number: number, person: Person, known = true): Self {
    const root = derivedId(`seed ${this.seed}`, `customer ${number}`);
    return {
      number,
      root,
      person,
      customerId: known ? derivedId(root, 'customer') : null,
      chance: random(seedFor(this.seed, LIFE + 1, number)),
      begin: (life: Life) => this.timetable.begin(number, life),
    };
  }
}
