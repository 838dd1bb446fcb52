import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { levels } from '../../../domain/member/index.js';
import { memberProblem } from './member-problem.js';
import { RegisterMember } from './register-member.js';

const registration = z.strictObject({
  email: z.string('E-post saknas.'),
  mobileNumber: z.string('Mobilnummer saknas.'),
});

const registered = successWith(
  z.strictObject({ memberNumber: z.string(), registeredOn: z.iso.date(), level: z.enum(levels) }),
);

@ApiTags('membership')
@Controller()
export class MemberController {
  constructor(@Inject(CommandBus) private readonly bus: CommandBus) {}

  @Post('api/apoplus/registermember')
  @Permission('membership.register')
  @HttpCode(200)
  @ApiOperation({ summary: 'Makes the person a member of the club' })
  @AnswersWith(registered)
  async register(@CurrentShopper() shopper: Shopper, @ValidBody(registration) body: z.infer<typeof registration>) {
    const outcome = await this.bus.execute(new RegisterMember(shopper, body.email, body.mobileNumber));
    if (!outcome.ok) throw memberProblem(outcome.rejection);
    const { memberNumber, registeredOn, level } = outcome.state;
    return { Success: true as const, Result: { memberNumber, registeredOn, level } };
  }
}
