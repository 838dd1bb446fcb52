import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { ConsentCode } from '../../../domain/customer/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf } from '../customer/customer-of.js';
import { customerProblem } from '../customer/customer-problem.js';
import { knownCustomer } from '../customer/known-customer.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Session, Visitor } from '../../access/session/session.js';
import { consentAnswer, consentAnswers, consentSchema, type ConsentAnswer } from './consent-answer.js';
import { addConsent, setPushConsent } from './consent-schemas.js';
import { GiveConsents } from './give-consents.js';
import { consentTexts } from './texts.js';

const written = successWith(consentSchema);
const consents = z.array(consentSchema);
const consentsOfProfile = successWith(consents);

/** PRO-06: both forms of the consent calls, and the calls for push consent (RMD-05). */
@ApiTags('consent')
@Controller('api')
export class ConsentController {
  constructor(
    @Inject(GiveConsents) private readonly consents: GiveConsents,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
  ) {}

  @Get('userprofile/consents')
  @Permission('consent.read', consentTexts.fetchFailed)
  @AnswersWith(consentsOfProfile)
  async ofProfile(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof consentsOfProfile>> {
    return { Success: true, Result: consentAnswers(await this.customer(session)) };
  }

  @Get('userconsent/get')
  @Permission('consent.read', consentTexts.fetchFailed)
  @AnswersWith(consents)
  async get(@CurrentVisitor() { session }: Visitor): Promise<readonly ConsentAnswer[]> {
    return consentAnswers(await this.customer(session));
  }

  @Post('userconsent/add')
  @Permission('consent.change', consentTexts.addFailed)
  @HttpCode(200)
  @AnswersWith(written)
  add(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(addConsent) { IsConsent, ConsentDetail }: z.infer<typeof addConsent>,
  ): Promise<AnswerOf<typeof written>> {
    return this.write(shopper, ConsentDetail, IsConsent);
  }

  @Get('marketingPushNotificationUserConsent/GetUserConsent')
  @Permission('consent.read', consentTexts.fetchFailed)
  @AnswersWith(consentSchema)
  async getPush(@CurrentVisitor() { session }: Visitor): Promise<ConsentAnswer> {
    return consentAnswer(await this.customer(session), 'MarketingPush');
  }

  @Post('marketingPushNotificationUserConsent/SetUserConsent')
  @Permission('consent.change', consentTexts.addFailed)
  @HttpCode(200)
  @AnswersWith(written)
  setPush(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(setPushConsent) { IsConsent }: z.infer<typeof setPushConsent>,
  ): Promise<AnswerOf<typeof written>> {
    return this.write(shopper, 'MarketingPush', IsConsent);
  }

  private customer(session: Session | null) {
    return customerOf(knownCustomer(session, consentTexts.fetchFailed), this.commands);
  }

  private async write(shopper: Shopper, code: ConsentCode, given: boolean): Promise<AnswerOf<typeof written>> {
    const outcome = await (given ? this.consents.give(shopper, code) : this.consents.withdraw(shopper, code));
    if (!outcome.ok) throw customerProblem(outcome.rejection, () => consentTexts.addFailed);
    return { Success: true, Result: consentAnswer(outcome.state, code) };
  }
}
