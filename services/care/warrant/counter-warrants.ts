import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, stockholmDate, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { warrant } from '../../../domain/warrant/index.js';
import { giveRefusal, type GiveRefusal, type IdKind, type Warrant } from '../../../domain/warrant/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { WarrantRefusal } from '../../partners/e-health/warrant.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';
import { NationalService } from '../patient/national-service.js';
import { NationalWarrants } from '../patient/warrants.js';

interface Party {
  readonly personNumber: PersonNumber;
  readonly name: string;
}

/** What a pharmacist registers for a giver who stands at the counter. */
export interface CounterWarrant {
  readonly commandId: Uuid;
  readonly giver: Party;
  readonly holder: Party;
  /** The person number of the child. Null for the giver. */
  readonly child: PersonNumber | null;
  readonly checked: { readonly by: Uuid; readonly name: string; readonly idKind: IdKind };
}

export type CounterRefusal =
  | GiveRefusal
  | { readonly type: 'Refused'; readonly reason: WarrantRefusal }
  /** Neither of the two is a customer, so nothing could be kept of who checked the identity. */
  | { readonly type: 'NoCustomer' }
  | { readonly type: 'Closed' };

/** RX-23: warrants that are given at a pharmacy. The rules are those of the site. The caller checks role and shift. */
@Injectable()
export class CounterWarrants {
  constructor(
    @Inject(NationalService) private readonly national: NationalService,
    @Inject(NationalWarrants) private readonly warrants: NationalWarrants,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The same press twice registers one. @returns the registered warrant, or why there is none */
  async register(wanted: CounterWarrant): Promise<Warrant | CounterRefusal> {
    const keeper = await this.keeperOf(wanted);
    if (!keeper) return { type: 'NoCustomer' };
    const warrantId = derivedId(wanted.commandId, 'warrant');
    const { giver, holder, child } = wanted;
    const [known, children] = await Promise.all([
      this.warrants.of(giver.personNumber),
      this.national.ask((gateway) => gateway.childrenOf(giver.personNumber)),
    ]);
    if (!known || !children) return { type: 'Closed' };
    const persons = { giver: giver.personNumber, holder: holder.personNumber, child };
    const others = known.filter((each) => each.warrantId !== warrantId);
    const numbers = children.flatMap(({ personNumber }) => parsePersonNumber(personNumber) ?? []);
    const refusal = giveRefusal(persons, others, numbers, stockholmDate(this.clock.now()));
    if (refusal) return refusal;
    const named = children.find(({ personNumber }) => personNumber === child);
    const ofChild = child && named ? { personNumber: child, name: named.firstName } : null;
    const answer = await this.national.ask((gateway) =>
      gateway.registerWarrant({ warrantId, persons: { giver, holder, child: ofChild } }),
    );
    if (!answer) return { type: 'Closed' };
    if (answer.status === 'refused') return { type: 'Refused', reason: answer.reason };
    await this.record(keeper, wanted, answer.warrant);
    return answer.warrant;
  }

  /** The customer whose stream keeps it: the giver, or else the holder. */
  private async keeperOf({ giver, holder }: CounterWarrant): Promise<Keeper | null> {
    const ofGiver = await this.customers.find(giver.personNumber);
    if (ofGiver) return { customerId: ofGiver, role: 'giver' };
    const ofHolder = await this.customers.find(holder.personNumber);
    return ofHolder ? { customerId: ofHolder, role: 'holder' } : null;
  }

  private async record(
    { customerId, role }: Keeper,
    { commandId, checked }: CounterWarrant,
    registered: Warrant,
  ): Promise<void> {
    const context = { ...newContext({ kind: 'staff', id: checked.by }), commandId };
    const command = { type: 'GiveWarrant', customerId, warrant: registered, at: this.clock.now() } as const;
    const outcome = await this.commands.handle(
      warrant,
      customerId,
      { ...command, checked: { ...checked, role } },
      context,
    );
    if (!outcome.ok) throw new Error(`a warrant given at a pharmacy was not recorded: ${outcome.rejection.type}`);
  }
}

interface Keeper {
  readonly customerId: Uuid;
  readonly role: 'giver' | 'holder';
}
