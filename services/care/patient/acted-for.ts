import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { actingFor, guardianSees, type Representation } from '../../../domain/prescription/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { NationalService } from './national-service.js';
import type { Patient } from './patients.js';
import { WARRANTS, type Warrants } from './warrants.js';

/** Somebody for whom a customer may act today: a child, or the patient of a warrant. */
export interface ActedFor {
  /** A neutral id, so that an address can name the person. It is another one for each customer. */
  readonly key: string;
  readonly name: string;
  readonly patient: Patient;
}

export interface ActedForAll {
  readonly persons: readonly ActedFor[];
  /** Whether the customer has a child that is too old for a guardian to act. */
  readonly hasOlder: boolean;
}

/** RX-08: for whom a customer may act, asked of the national service each time, because each right may end any day. */
@Injectable()
export class ActedForPersons {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(WARRANTS) private readonly warrants: Warrants,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Null when the service is closed. */
  async of(customerId: Uuid, own: PersonNumber): Promise<ActedForAll | null> {
    const [children, warrants] = await Promise.all([
      this.national.ask((gateway) => gateway.childrenOf(own)),
      this.warrants.heldBy(own, 'present'),
    ]);
    if (!children || !warrants) return null;
    const numbered = children.flatMap(({ personNumber: text, firstName: name }) => {
      const personNumber = parsePersonNumber(text);
      return personNumber ? [{ personNumber, name }] : [];
    });
    const given = warrants.map(({ patient: personNumber, patientName: name }) => ({ personNumber, name }));
    const known = { children: numbered.map(({ personNumber }) => personNumber), warrants };
    const today = stockholmDate(this.clock.now());
    return {
      persons: onceEach([...numbered, ...given]).flatMap((person) => this.actedFor(customerId, own, person, known)),
      hasOlder: numbered.some(({ personNumber }) => !guardianSees(personNumber, today)),
    };
  }

  private actedFor(
    customerId: Uuid,
    own: PersonNumber,
    { personNumber, name }: Named,
    known: Representation,
  ): readonly ActedFor[] {
    const acting = actingFor(own, personNumber, known, stockholmDate(this.clock.now()));
    if (!acting.may) return [];
    const key = this.hash.of('person acted for', `${customerId} ${personNumber}`).slice(0, 22);
    return [{ key, name, patient: { personNumber, acting } }];
  }
}

interface Named {
  readonly personNumber: PersonNumber;
  readonly name: string;
}

/** A grandparent may hold a warrant for a child whose guardian they are too. */
function onceEach(persons: readonly Named[]): readonly Named[] {
  return [...new Map(persons.toReversed().map((each) => [each.personNumber, each])).values()].toReversed();
}
