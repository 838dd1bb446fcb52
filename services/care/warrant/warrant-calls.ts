import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { previousVisit, type Visit } from '../../../domain/customer/index.js';
import { parsePersonNumber, stockholmDate, type Instant, type PersonNumber } from '../../../domain/kernel/index.js';
import { warrant, type KnownWarrant } from '../../../domain/warrant/index.js';
import { patientOf, standingOn, type Warrant } from '../../../domain/warrant/rules/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Shopper } from '../../access/http/request.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Problem } from '../../foundation/problem/problem.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { patientTexts } from '../patient/texts.js';
import { OwnWarrants, type Doing } from './own-warrants.js';
import { warrantTexts as texts } from './texts.js';
import type { changedSchema, givenForm, newsSchema, warrantsSchema } from './warrant-fields.js';

type Changed = AnswerOf<typeof changedSchema>;

/** RX-08, RX-09, RX-23: what both generations of calls answer about warrants. */
@Injectable()
export class WarrantCalls {
  constructor(
    @Inject(OwnWarrants) private readonly warrants: OwnWarrants,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async held(session: Session | null): Promise<AnswerOf<typeof warrantsSchema>> {
    const today = stockholmDate(this.clock.now());
    const fullmakter = (await this.heldBy(session)).map((each) => ({
      fullmaktsId: each.warrantId,
      giltig: standingOn(each, today) === 'in-force',
      personnummer: patientOf(each.persons).personNumber,
      registreringsdatum: each.registeredOn,
    }));
    return { fullmakter };
  }

  /** RX-18: how many were registered since the last visit. The first visit has no news. */
  async news(session: Session | null): Promise<AnswerOf<typeof newsSchema>> {
    const customerId = knownCustomer(session, patientTexts.login);
    const held = await this.heldBy(session);
    const began = session?.openedAt ?? this.clock.now();
    const before = previousVisit(await customerOf(customerId, this.commands), began);
    if (before === null) return { antal: 0 };
    const day = stockholmDate(before.identifiedAt);
    const { warrants } = await this.commands.load(warrant, customerId);
    const isNew = ({ warrantId, registeredOn }: Warrant) =>
      registeredOn > day || (registeredOn === day && !wasSeen(warrants[warrantId], before, began));
    return { antal: held.filter(isNew).length };
  }

  async give(shopper: Shopper, { personnummer, namn, barn }: z.infer<typeof givenForm>): Promise<Changed> {
    const personNumber = numberIn(personnummer, 'personnummer');
    const child = barn ? numberIn(barn, 'barn') : null;
    await this.warrants.give(doing(shopper), { holder: { personNumber, name: namn }, child });
    return { status: 'ok', fullmaktsId: derivedId(shopper.context.commandId, 'warrant') };
  }

  async answer(shopper: Shopper, fullmaktsId: string, accepts: boolean): Promise<Changed> {
    await this.warrants.answer(doing(shopper), fullmaktsId, accepts);
    return { status: 'ok', fullmaktsId };
  }

  async end(shopper: Shopper, fullmaktsId: string): Promise<Changed> {
    await this.warrants.end(doing(shopper), fullmaktsId);
    return { status: 'ok', fullmaktsId };
  }

  private async heldBy(session: Session | null): Promise<readonly Warrant[]> {
    const { own, all } = await this.warrants.list(knownCustomer(session, patientTexts.login));
    return all.filter(({ persons }) => persons.holder.personNumber === own);
  }
}

function doing({ session, context }: Shopper): Doing {
  return { customerId: knownCustomer(session, patientTexts.login), context };
}

/**
 * The national service tells the day alone. So on the day of the last visit, a warrant is not new when this pharmacy heard of it
 * before that visit ended.
 */
function wasSeen(known: KnownWarrant | undefined, { validUntil }: Visit, thisVisit: Instant): boolean {
  return known !== undefined && known.knownSince <= validUntil && known.knownSince < thisVisit;
}

function numberIn(text: string, field: string): PersonNumber {
  const personNumber = parsePersonNumber(text);
  if (!personNumber) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.holder }]);
  return personNumber;
}
