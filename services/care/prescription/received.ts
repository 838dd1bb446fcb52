import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import {
  isKnown,
  isKnownPatient,
  prescription,
  type OtherPatient,
  type Prescription,
  type PrescriptionState,
} from '../../../domain/prescription/index.js';
import { streamId } from '../../../domain/slices.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { stateAsked } from '../../foundation/command-handling/stream-states.js';

/**
 * The key of a patient's prescription. It is neutral: it holds neither the person number nor the register's id, so it
 * may stand in addresses. A person who returns after an erasure is a new customer, and has new keys.
 */
export function prescriptionKey(patient: Uuid, ordinationId: string): string {
  return derivedId(patient, `prescription/${ordinationId}`);
}

/** Records what this pharmacy received of the national register, when it is new or has changed. */
@Injectable()
export class ReceivedPrescriptions {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param other for whom the prescriptions are, when they are not the customer's own
   * @returns what is known of each now
   */
  async receive(
    patient: Uuid,
    list: readonly Prescription[],
    other: OtherPatient | null = null,
  ): Promise<readonly PrescriptionState[]> {
    const keyed = list.map((each) => ({ each, key: prescriptionKey(patient, each.ordinationId) }));
    await this.commands.readAhead(keyed.map(({ key }) => stateAsked(prescription, key)));
    const states = await Promise.all(keyed.map(({ key }) => this.commands.loadForDisplay(prescription, key)));
    const context = newContext({ kind: 'partner', id: 'e-health' });
    for (const [at, { each, key }] of keyed.entries()) {
      const known = states[at] ?? prescription.initial;
      if (isKnown(known, each) && isKnownPatient(known, other)) continue;
      const outcome = await this.commands.handle(
        prescription,
        key,
        { type: 'ReceivePrescription', customerId: patient, prescription: each, patient: other, at: this.clock.now() },
        { ...context, commandId: derivedId(context.commandId, streamId('prescription', key)) },
      );
      if (outcome.ok) states[at] = outcome.state;
    }
    return states;
  }
}
