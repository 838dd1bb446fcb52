import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { warrant, type WarrantCommand } from '../../../domain/warrant/index.js';
import { giveRefusal, type Warrant, type WarrantParty } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { EHealthGateway } from '../../partners/e-health/gateway.js';
import type { WarrantAnswer } from '../../partners/e-health/warrant.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { NationalService } from '../patient/national-service.js';
import { notSeenProblem, prescriptionsClosed } from '../patient/not-seen.js';
import { Patients } from '../patient/patients.js';
import { NationalWarrants } from '../patient/warrants.js';
import { refusedWarrant, rejectedWarrant } from './warrant-problem.js';

type NumberedParty = WarrantParty & { readonly personNumber: PersonNumber };

export interface GivenWarrant {
  readonly holder: NumberedParty;
  /** The person number of the child. Null for the customer. */
  readonly child: PersonNumber | null;
}

/** The customer who gives, answers or ends, and the press by which. */
export interface Doing {
  readonly customerId: Uuid;
  readonly context: CommandContext;
}

/**
 * RX-08, RX-23: what a customer does with warrants. The national service decides, so it is asked first, and what it did is
 * recorded then. When the answer or our record is lost, the next reading of the list records the warrant as received.
 */
@Injectable()
export class OwnWarrants {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(NationalWarrants) private readonly warrants: NationalWarrants,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The warrants that the customer gave and holds. @throws Problem when they cannot be seen */
  async list(customerId: Uuid): Promise<{ readonly own: PersonNumber; readonly all: readonly Warrant[] }> {
    const own = await this.patients.personNumberOf(customerId);
    if (!own) throw notSeenProblem({ state: 'not-registered' });
    const all = await this.warrants.of(own);
    if (!all) throw prescriptionsClosed();
    return { own, all };
  }

  /** Gives a warrant. The same press twice gives one. @throws Problem when it is refused */
  async give({ customerId, context }: Doing, { holder, child }: GivenWarrant): Promise<void> {
    const { own, all } = await this.list(customerId);
    const warrantId = derivedId(context.commandId, 'warrant');
    const children = await this.childrenOf(own);
    const others = all.filter((each) => each.warrantId !== warrantId);
    const numbers = children.map(({ personNumber }) => personNumber);
    const wanted = { giver: own, holder: holder.personNumber, child };
    const refusal = giveRefusal(wanted, others, numbers, stockholmDate(this.clock.now()));
    if (refusal) throw rejectedWarrant(refusal);
    const giver = { personNumber: own, name: await this.nameOf(customerId) };
    const persons = { giver, holder, child: children.find(({ personNumber }) => personNumber === child) ?? null };
    const registered = await this.asked((gateway) => gateway.registerWarrant({ warrantId, persons }), 'holder');
    await this.record({ type: 'GiveWarrant', customerId, warrant: registered, at: this.clock.now() }, context);
  }

  /** Accepts or declines a warrant. @throws Problem when it is refused */
  async answer({ customerId, context }: Doing, warrantId: string, accepts: boolean): Promise<void> {
    const { own } = await this.list(customerId);
    const at = this.clock.now();
    const command: WarrantCommand = { type: 'AnswerWarrant', customerId, warrantId, accepts, at };
    await this.expectAllowed(command);
    await this.asked((gateway) => gateway.answerWarrant(warrantId, own, accepts), 'warrantId');
    await this.record(command, context);
  }

  /** Ends a warrant that the customer gave or holds. @throws Problem when it is refused */
  async end({ customerId, context }: Doing, warrantId: string): Promise<void> {
    const { own } = await this.list(customerId);
    const command: WarrantCommand = { type: 'EndWarrant', customerId, warrantId, at: this.clock.now() };
    await this.expectAllowed(command);
    await this.asked((gateway) => gateway.endWarrant(warrantId, own), 'warrantId');
    await this.record(command, context);
  }

  private async expectAllowed(command: Extract<WarrantCommand, { warrantId: string }>): Promise<void> {
    const decision = warrant.decide(command, await this.commands.load(warrant, command.customerId));
    if (!('rejected' in decision)) return;
    const { rejected } = decision;
    if (rejected.type === 'WarrantUnknown' || rejected.type === 'NotTheHolder')
      await this.looks.refused(command.customerId, 'warrants', { text: command.warrantId, person: null });
    throw rejectedWarrant(rejected);
  }

  private async asked(question: (gateway: EHealthGateway) => Promise<WarrantAnswer>, field: string): Promise<Warrant> {
    const answer = await this.national.ask(question);
    if (!answer) throw prescriptionsClosed();
    if (answer.status === 'refused') throw refusedWarrant(answer.reason, field);
    return answer.warrant;
  }

  private async record(command: WarrantCommand, context: CommandContext): Promise<void> {
    const outcome = await this.commands.handle(warrant, command.customerId, command, context);
    if (!outcome.ok) throw rejectedWarrant(outcome.rejection);
  }

  private async childrenOf(own: PersonNumber): Promise<readonly NumberedParty[]> {
    const children = await this.national.ask((gateway) => gateway.childrenOf(own));
    if (!children) throw prescriptionsClosed();
    return children.flatMap(({ personNumber: text, firstName: name }) => {
      const personNumber = parsePersonNumber(text);
      return personNumber ? [{ personNumber, name }] : [];
    });
  }

  private async nameOf(customerId: Uuid): Promise<string> {
    const { firstName = '', lastName = '' } = (await customerOf(customerId, this.commands)).profile;
    return `${firstName} ${lastName}`.trim();
  }
}
