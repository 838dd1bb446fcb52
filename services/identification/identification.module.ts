import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CartModule } from '../cart/cart.module.js';
import { CustomerModule } from '../customer/customer.module.js';
import { LoginAttempts } from './attempt/attempts.js';
import { CheckoutNoticesController } from './checkout-notices.controller.js';
import { EIds } from './e-id/e-ids.js';
import { LogInHandler } from './log-in.js';
import { LogOutHandler } from './log-out.js';
import { LoginController } from './login.controller.js';
import { LoginLimits } from './login-limits.js';
import { LoginEntry } from './login-entry.js';
import { LoginFlow } from './login-flow.js';
import { LoginOrders } from './login-orders.js';
import { LoginWays } from './login-ways.js';
import { LoginTells } from './login-tells.js';
import { OwnSessions } from './own-sessions.js';
import { SessionController } from './session.controller.js';
import { TestLogInHandler } from './test-log-in.js';
import { SimulatedPersons } from './simulated-persons.js';
import { TestPersons } from './test-persons.js';

@Module({
  imports: [CqrsModule, CartModule, CustomerModule],
  controllers: [SessionController, LoginController, CheckoutNoticesController],
  providers: [
    LogInHandler,
    LogOutHandler,
    TestLogInHandler,
    TestPersons,
    LoginAttempts,
    EIds,
    LoginEntry,
    LoginFlow,
    LoginOrders,
    LoginTells,
    LoginWays,
    LoginLimits,
    SimulatedPersons,
    OwnSessions,
  ],
  exports: [TestPersons, LoginWays, EIds, LoginLimits, OwnSessions],
})
export class IdentificationModule {}
