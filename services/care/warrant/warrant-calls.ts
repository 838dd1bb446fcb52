import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { parsePersonNumber, stockholmDate, type PersonNumber } from '../../../domain/kernel/index.js';
import { patientOf, standingOn, type Warrant } from '../../../domain/warrant/rules/index.js';
import type { AnswerOf } from '../../access/http/api-schema.js';
import type { Shopper } from '../../access/http/request.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Problem } from '../../foundation/problem/problem.js';
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
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async held(session: Session | null): Promise<AnswerOf<typeof warrantsSchema>> {
    const today = stockholmDate(this.clock.now());
    const fullmakter = (await this.heldBy(session)).map((warrant) => ({
      fullmaktsId: warrant.warrantId,
      giltig: standingOn(warrant, today) === 'in-force',
      personnummer: patientOf(warrant.persons).personNumber,
      registreringsdatum: warrant.registeredOn,
    }));
    return { fullmakter };
  }

  /** Warrants of the day of this visit, and later, are new. */
  async news(session: Session | null): Promise<AnswerOf<typeof newsSchema>> {
    const since = stockholmDate(session?.openedAt ?? this.clock.now());
    const held = await this.heldBy(session);
    return { antal: held.filter(({ registeredOn }) => registeredOn >= since).length };
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

function numberIn(text: string, field: string): PersonNumber {
  const personNumber = parsePersonNumber(text);
  if (!personNumber) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.holder }]);
  return personNumber;
}
