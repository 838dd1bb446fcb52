import { Controller, HttpCode, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { customerProblem } from '../../../person/customer/customer-problem.js';
import { Notices } from '../../../person/notices/notices.js';
import { KnownProfiles } from '../../../person/profile/known-profile.js';
import { UpdateProfile } from '../../../person/profile/update-profile.js';
import { reminderTexts } from '../texts.js';
import { deviceBody, doneSchema, verificationBody, verifiedSchema } from './reminder-fields.js';

/** RMD-02: where reminders reach a customer. */
@ApiTags('reminders')
@Controller('api/apocalendar')
export class DeviceController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(KnownProfiles) private readonly profiles: KnownProfiles,
  ) {}

  @Put('devices')
  @HttpCode(200)
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'A phone says whether it shows notices' })
  @AnswersWith(doneSchema)
  async device(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(deviceBody) { DeviceId, Platform, NotificationsEnabled }: z.infer<typeof deviceBody>,
  ): Promise<AnswerOf<typeof doneSchema>> {
    await this.notices.say(shopper, { deviceId: DeviceId, platform: Platform, isOn: NotificationsEnabled });
    return { Success: true };
  }

  @Put('verification')
  @HttpCode(200)
  @Permission('reminder.use', reminderTexts.login)
  @ApiOperation({ summary: 'Confirms the e-mail address and the mobile number to which reminders go' })
  @AnswersWith(verifiedSchema)
  async verify(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(verificationBody) { EmailAddress, MobileNumber }: z.infer<typeof verificationBody>,
  ): Promise<AnswerOf<typeof verifiedSchema>> {
    const profile = { email: EmailAddress, mobileNumber: MobileNumber };
    const outcome = await this.bus.execute(new UpdateProfile(shopper, { profile, confirms: true }));
    if (!outcome.ok) throw customerProblem(outcome.rejection, () => reminderTexts.login);
    const known = await this.profiles.of(shopper.session);
    return {
      Success: true,
      Result: {
        EmailAddress: known?.profile.email ?? EmailAddress,
        MobileNumber: known?.profile.mobileNumber ?? MobileNumber,
        IsVerified: known !== null && !known.shouldVerifyEmail,
      },
    };
  }
}
