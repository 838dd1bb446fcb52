import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../cart/cart.module.js';
import { LogInHandler } from './log-in.js';
import { LogOutHandler } from './log-out.js';
import { SessionController } from './session.controller.js';
import { TestLogInHandler } from './test-log-in.js';
import { TestPersons } from './test-persons.js';

@Module({
  imports: [CqrsModule, CartModule],
  controllers: [SessionController],
  providers: [LogInHandler, LogOutHandler, TestLogInHandler, TestPersons],
  exports: [TestPersons],
})
export class IdentificationModule {}
