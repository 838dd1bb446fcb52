import { Inject, Injectable } from '@nestjs/common';

import {
  dosePack,
  type DosePackCommand,
  type DosePackMessage,
  type DosePackPatient,
} from '../../../domain/dose-pack/index.js';
import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { ProjectionRunner } from '../../../projections/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Problem } from '../../foundation/problem/problem.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { dosePackTexts as texts } from './texts.js';

const VIEW_WAIT_MS = 1_000;

/** RX-24: what a customer and a pharmacist do with the messages. The callers check who they are, and record the looks. */
@Injectable()
export class DosePacks {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ProjectionRunner) private readonly views: Pick<ProjectionRunner, 'waitFor'>,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async of(customerId: Uuid): Promise<readonly DosePackMessage[]> {
    const { messages } = await this.commands.load(dosePack, customerId);
    return Object.values(messages).toSorted((one, other) => (one.askedAt < other.askedAt ? 1 : -1));
  }

  async one(customerId: Uuid, messageId: Uuid): Promise<DosePackMessage | null> {
    return (await this.commands.load(dosePack, customerId)).messages[messageId] ?? null;
  }

  /** LAW-09: who reads of a look of staff: who wrote, and the patient who is a customer of their own. */
  async told({ customerId, request }: DosePackMessage): Promise<readonly Uuid[]> {
    const patient = parsePersonNumber(request?.patient.personNumber ?? '');
    const own = patient && (await this.customers.find(patient));
    return [...new Set([customerId, ...(own ? [own] : [])])];
  }

  ask(customerId: Uuid, patient: DosePackPatient, text: string, context: CommandContext): Promise<void> {
    const messageId = derivedId(context.commandId, 'dose-pack');
    const at = this.clock.now();
    return this.done(customerId, { type: 'AskForDosePacks', customerId, messageId, patient, text, at }, context);
  }

  answer(
    customerId: Uuid,
    answered: { readonly messageId: Uuid; readonly by: Uuid; readonly byName: string; readonly text: string },
    commandId: Uuid,
  ): Promise<void> {
    const context = { ...newContext({ kind: 'staff', id: answered.by } as const), commandId };
    return this.done(customerId, { type: 'AnswerDosePacks', ...answered, at: this.clock.now() }, context);
  }

  /** @throws Problem when it was refused */
  private async done(customerId: Uuid, command: DosePackCommand, context: CommandContext): Promise<void> {
    const outcome = await this.commands.handle(dosePack, customerId, command, context);
    if (outcome.ok) {
      if (outcome.position) await this.views.waitFor('dose-pack', outcome.position, VIEW_WAIT_MS);
      return;
    }
    const { rejection } = outcome;
    if (rejection.type === 'CommandIdReused')
      throw new Problem(409, [{ field: 'commandId', code: rejection.type, message: texts.repeated }]);
    const status = rejection.field === 'text' ? 400 : 409;
    throw new Problem(status, [{ field: rejection.field, code: rejection.type, message: texts.refused(rejection) }]);
  }
}
