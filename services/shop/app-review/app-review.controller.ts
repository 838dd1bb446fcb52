import { Controller, Get, Headers, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { KnownProfiles } from '../../person/profile/known-profile.js';
import type { Visitor } from '../../access/session/session.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { AnswerAppReview } from './answer-app-review.js';
import { appReviewTexts } from './texts.js';

const answer = z.strictObject({ userChoice: z.enum(['rate', 'notNow'], appReviewTexts.choiceUnknown) });
const shown = successWith(z.boolean());
const answered = z.strictObject({ Success: z.literal(true) });

/** APP-06: whether the app asks this member for a review, and the member's reaction. */
@ApiTags('app')
@Controller('api/AppReview')
export class AppReviewController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(KnownProfiles) private readonly profiles: KnownProfiles,
    @Inject(Toggles) private readonly toggles: Toggles,
  ) {}

  @Get('get/ShowAppPrompt')
  @Permission('app-review.read')
  @ApiOperation({
    summary: 'Whether to ask for a review: in the app, a member who has not answered, with InAppReviewToggle on',
  })
  @ApiHeader({ name: 'platform', required: false, description: 'App or Web' })
  @AnswersWith(shown)
  async show(
    @CurrentVisitor() { session }: Visitor,
    @Headers('platform') platform?: string,
  ): Promise<AnswerOf<typeof shown>> {
    if (platform !== 'App' || !this.toggles.isOn('InAppReviewToggle')) return { Success: true, Result: false };
    const known = await this.profiles.of(session);
    return { Success: true, Result: known !== null && known.authenticatedMember && !known.state.appReviewAnswered };
  }

  @Post('post/appReviewChoice')
  @Permission('app-review.answer', appReviewTexts.notSaved)
  @HttpCode(200)
  @ApiOperation({ summary: 'The member has answered; nobody is asked twice' })
  @AnswersWith(answered)
  async choose(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(answer) { userChoice }: z.infer<typeof answer>,
  ): Promise<AnswerOf<typeof answered>> {
    await this.bus.execute(new AnswerAppReview(shopper, userChoice));
    return { Success: true };
  }
}
