import { Inject, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { CustomerModule } from '../customer/customer.module.js';
import { LoginAttempts } from './attempt/attempts.js';
import { CheckoutNoticesController } from './checkout-notices.controller.js';
import { EIds } from './e-id/e-ids.js';
import { LogInHandler } from './log-in.js';
import { LogOutHandler } from './log-out.js';
import { LoginController } from './login.controller.js';
import { LoginLimits } from './login-limits.js';
import { LoginEntry } from './login-entry.js';
import { LoginPagesParts } from './login-pages.js';
import { LoginFlow } from './login-flow.js';
import { LoginOrders } from './login-orders.js';
import { LoginWays } from './login-ways.js';
import { LoginStates } from './login-states.js';
import { OwnSessions } from './own-sessions/own-sessions.js';
import { SessionPagesParts } from './own-sessions/session-pages.js';
import { SessionController } from './own-sessions/session.controller.js';
import { TestLogInHandler } from './test-persons/test-log-in.js';
import { SimulatedPersons } from './test-persons/simulated-persons.js';
import { TestPersons } from './test-persons/test-persons.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import { ReactionReceipts } from '../../foundation/reactions/reaction-receipts.js';
import { MAILER, type Mailer } from '../../partners/mail/mailer.js';
import type { Config } from '../../foundation/config/config.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { MemberOf } from '../member/member-of.js';
import { MemberOfModule } from '../member/member-of.module.js';
import { logInMailReactions } from './mail/log-in-mail-reactions.js';

@Module({
  imports: [CqrsModule, CustomerModule, MemberOfModule],
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
    LoginStates,
    LoginWays,
    LoginLimits,
    SimulatedPersons,
    OwnSessions,
    LoginPagesParts,
    SessionPagesParts,
  ],
  exports: [LoginPagesParts, SessionPagesParts],
})
export class LoginModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(ReactionReceipts) receipts: ReactionReceipts,
    @Inject(MAILER) mailer: Mailer,
    @Inject(CONFIG) { publicUrl }: Config,
    @Inject(MemberOf) memberOf: MemberOf,
  ) {
    const mails = logInMailReactions(commands, mailer, memberOf, publicUrl);
    reactions.register(70, ...mails.map((reaction) => receipts.once(reaction)));
  }
}
