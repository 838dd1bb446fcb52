import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import type { HeldWarrant } from '../../../domain/prescription/rules/index.js';
import { patientOf, type Warrant, type WarrantParty } from '../../../domain/warrant/rules/index.js';
import { NationalService } from './national-service.js';
import { ReceivedWarrants } from './received-warrants.js';
import { WarrantedDeaths } from './warranted-deaths.js';

/** The injection token of the warrants. */
export const WARRANTS = Symbol('warrants');

/** RX-08: where warrants are asked for. */
export interface Warrants {
  /**
   * The warrants that others gave this person, ended ones included. Null when the service is closed.
   * @param asking `present` when the person asks, logged in. Then a death that ended a warrant was not theirs
   */
  heldBy(person: PersonNumber, asking?: 'present'): Promise<readonly HeldWarrant[] | null>;
}

/** RX-08: the national service is asked each time, because a warrant may end any moment, at any pharmacy. */
@Injectable()
export class NationalWarrants implements Warrants {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(ReceivedWarrants) private readonly received: ReceivedWarrants,
    @Inject(WarrantedDeaths) private readonly deaths: WarrantedDeaths,
  ) {}

  async heldBy(person: PersonNumber, asking?: 'present'): Promise<readonly HeldWarrant[] | null> {
    const all = await (asking === 'present' ? this.of(person) : this.ask(person));
    return all && all.filter(({ persons }) => persons.holder.personNumber === person).map(heldWarrant);
  }

  /**
   * All warrants that a person gave and holds. The person is present: logged in, or at a pharmacy. Null when the service is
   * closed.
   */
  async of(person: PersonNumber): Promise<readonly Warrant[] | null> {
    const all = await this.ask(person);
    if (all) await this.deaths.learn(all, person);
    return all;
  }

  /** What is new is recorded. */
  private async ask(person: PersonNumber): Promise<readonly Warrant[] | null> {
    const all = await this.national.askWhileOpen((gateway) => gateway.warrantsOf(person));
    if (all) await this.received.receive(all);
    return all;
  }
}

function heldWarrant({ warrantId, persons, registeredOn, validThrough, status }: Warrant): HeldWarrant {
  const patient = patientOf(persons);
  const [giver, of] = [numberOf(persons.giver), numberOf(patient)];
  const days = { registeredOn, validThrough, isInForce: status === 'accepted' };
  return { warrantId, giver, patient: of, patientName: patient.name, ...days };
}

/** The client has read the number, so it is one. */
function numberOf({ personNumber: text }: WarrantParty): PersonNumber {
  const personNumber = parsePersonNumber(text);
  if (!personNumber) throw new TypeError('a warrant names somebody without a person number');
  return personNumber;
}
