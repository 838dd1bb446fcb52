import type { BusinessDate, PersonNumber, Uuid } from '../../domain/kernel/index.js';
import type { Warrant } from '../../domain/warrant/index.js';
import {
  readChanged,
  readWarrant,
  registrationBody,
  type WarrantAnswer,
  type WarrantRegistration,
} from '../../services/partners/e-health/warrant.js';
import type { WarrantBody } from '../../services/partners/e-health/warrant-protocol.js';
import { Warrants } from '../../simulators/e-health/warrants.js';
import type { LifeClock } from '../life-clock.js';

/** The warrants of the generated history, at the simulated national service. Deaths are those of the scripts. */
export class StandingWarrants {
  private readonly dead = new Map<PersonNumber, BusinessDate>();
  private readonly service: Warrants;
  /** The day of a registration before the history. */
  private earlier: BusinessDate | null = null;

  constructor(private readonly clock: LifeClock) {
    const people = () => ({ protectedPersons: [], deceased: this.deceased() });
    this.service = new Warrants(undefined, people, () => this.today());
  }

  of(person: PersonNumber): readonly Warrant[] {
    return this.service.of(person).fullmakter.map(readable);
  }

  register(registration: WarrantRegistration): WarrantAnswer {
    return readChanged(this.service.register(registrationBody(registration)), readable);
  }

  answer(warrantId: Uuid, holder: PersonNumber, accepts: boolean): WarrantAnswer {
    return readChanged(this.service.answer(warrantId, holder, accepts), readable);
  }

  end(warrantId: Uuid, person: PersonNumber): WarrantAnswer {
    return readChanged(this.service.end(warrantId, person), readable);
  }

  /** A warrant that another pharmacy registered on an earlier day, and that its holder accepted there. */
  heldSince(day: BusinessDate, { warrantId, persons }: WarrantRegistration): void {
    this.earlier = day;
    this.service.register(registrationBody({ warrantId, persons }));
    this.service.answer(warrantId, persons.holder.personNumber, true);
    this.earlier = null;
  }

  dies(person: PersonNumber, on: BusinessDate): void {
    this.dead.set(person, on);
  }

  /** What the population register says of a person. */
  async isDeceased(person: PersonNumber): Promise<boolean> {
    return this.deceased().includes(person);
  }

  private today(): BusinessDate {
    return this.earlier ?? this.clock.today();
  }

  private deceased(): readonly PersonNumber[] {
    const today = this.today();
    return [...this.dead].flatMap(([person, on]) => (on <= today ? [person] : []));
  }
}

function readable(body: WarrantBody): Warrant {
  const warrant = readWarrant(body);
  if (!warrant) throw new Error('the simulated service has a warrant that cannot be');
  return warrant;
}
