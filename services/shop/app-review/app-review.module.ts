import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ProfileModule } from '../../person/profile/profile.module.js';
import { AnswerAppReviewHandler } from './answer-app-review.js';
import { AppReviewController } from './app-review.controller.js';

@Module({
  imports: [CqrsModule, ProfileModule],
  controllers: [AppReviewController],
  providers: [AnswerAppReviewHandler],
})
export class AppReviewModule {}
