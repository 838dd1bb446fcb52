import { Inject, Injectable } from '@nestjs/common';
import type { AppLoadContext } from '@remix-run/node';

import { cart } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { isForgotten } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import { pause, PAUSES } from '../../../domain/pause/index.js';
import { kindOf, lackOf } from '../../../domain/permission/index.js';
import type { Session } from '../../access/session/session.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { stateAsked } from '../../foundation/command-handling/stream-states.js';
import type { Config } from '../../foundation/config/config.js';
import { MemberOf } from '../../person/member/member-of.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { ConsoleDesk } from '../../support/desk/console-desk.js';
import { PageServices } from './page-services.js';
import type { OncePerAnswer } from './page-template.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';

/** The part of web/context.ts's type that the host uses. */
export interface PageContext extends AppLoadContext {
  readonly page: { html: string | null; fault?: unknown; formTo?: string; frames?: readonly string[] };
}

/** Creates the load context of the pages' loaders and actions for one request. */
@Injectable()
export class PageContexts {
  constructor(
    @Inject(PageServices) private readonly services: PageServices,
    @Inject(ConsoleDesk) private readonly console: ConsoleDesk,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(MemberOf) private readonly members: MemberOf,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(
    scope: RequestScope,
    cookies: string | undefined,
    once: OncePerAnswer,
    quiet: boolean,
  ): Promise<PageContext> {
    const { testPersons, publicUrl } = this.config;
    return {
      cspNonce: once.nonce,
      commandSeed: once.commandSeed,
      publicUrl: publicUrl.replace(/\/+$/, ''),
      page: { html: null },
      session: await this.sessionShown(scope),
      environment: testPersons ? 'test' : 'production',
      console: await this.console.of({ cookies, ip: scope.client.ip, quiet }),
      shop: this.services.of(scope),
    };
  }

  /** Reads together what nearly every page needs: the cart, the pauses, and the customer with the membership. */
  private readAhead({ cartId, customerId }: Session): Promise<void> {
    const known = customerId
      ? [stateAsked(customer, customerId), stateAsked(membership, this.members.firstOf(customerId))]
      : [];
    return this.commands.readAhead([...known, stateAsked(cart, cartId), stateAsked(pause, PAUSES)]);
  }

  private async sessionShown({ session }: RequestScope): Promise<AppLoadContext['session']> {
    const customerId = session?.customerId ?? null;
    if (session) await this.readAhead(session);
    if (!session || !customerId)
      return { kind: 'guest', customerId: null, name: null, memberId: null, identified: false };
    const { profile } = await this.commands.loadForDisplay(customer, customerId);
    const member = await this.members.active(customerId);
    const name = profile.firstName && !isForgotten(profile.firstName) ? profile.firstName : null;
    const kind = kindOf(session, member !== null, this.clock.now());
    const shownName = lackOf(kind, 'session.name') ? null : name;
    const memberId = lackOf(kind, 'membership.summary') ? null : (member?.memberId ?? null);
    return { kind: 'known', customerId, name: shownName, memberId, identified: kind !== 'known' };
  }
}
