import { Controller, Get, HttpCode, Inject, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import { reminderRule } from '../../../../domain/reminder/rules/index.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Clock } from '../../../foundation/clock.js';
import { knownCustomer } from '../../../person/customer/known-customer.js';
import { Patients } from '../../patient/patients.js';
import { ReminderSync } from '../reminder-sync.js';
import { reminderTexts } from '../texts.js';
import { syncBody, syncedSchema, syncInfoSchema, type SentEvent } from './reminder-fields.js';

/** RMD-02: the sync of a session. A browser asks for it, and the server computes all of it. */
@ApiTags('reminders')
@Controller('api/apocalendar')
export class SyncController {
  constructor(
    @Inject(ReminderSync) private readonly sync: ReminderSync,
    @Inject(Patients) private readonly patients: Patients,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('synchronizationInfo')
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Whether this session shall synchronize its reminders' })
  @AnswersWith(syncInfoSchema)
  async info(@CurrentShopper() { session }: Shopper): Promise<AnswerOf<typeof syncInfoSchema>> {
    const { hasConsent, hasMarker, hasSomething } = await this.sync.info(session);
    return {
      ShouldSynchronize: hasConsent && hasMarker && hasSomething,
      HasConsent: hasConsent,
      HasSessionMarker: hasMarker,
      HasSomethingToSend: hasSomething,
      LastWithdrawalWindowDays: reminderRule.on(stockholmDate(this.clock.now())).daysAfterLastWithdrawal,
    };
  }

  @Put('prepareEventReminderSynchronization')
  @HttpCode(200)
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Synchronizes the reminders, once a session' })
  @AnswersWith(syncedSchema)
  async prepare(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(syncBody) { Events }: z.infer<typeof syncBody>,
  ): Promise<AnswerOf<typeof syncedSchema>> {
    await this.refuseOthers(knownCustomer(shopper.session, reminderTexts.login), Events);
    const { isSynced, count } = await this.sync.sync(shopper);
    return { Success: true, Result: { Synchronized: isSynced, EventCount: count } };
  }

  /** RX-08: each person that the browser names must be the customer, or one whom the customer may act for. */
  private async refuseOthers(customerId: Uuid, events: readonly SentEvent[]): Promise<void> {
    for (const text of new Set(events.map(({ PersonNr }) => PersonNr)))
      await this.patients.refuseOthers(customerId, { text, field: 'PersonNr' }, 'prescriptions');
    for (const text of new Set(events.map(({ Concerning }) => Concerning)))
      await this.patients.asked(customerId, { text, field: 'Concerning' }, 'prescriptions');
  }
}
