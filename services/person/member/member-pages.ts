import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { customer, phoneDigits } from '../../../domain/customer/index.js';
import { addDays, isForgotten, stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import { balance, explainLevel, levelTable, nextCheque, type MemberState } from '../../../domain/member/index.js';
import { pointsOverTime } from '../../../projections/points-365-days/queries.js';
import type { CartCommand, ChequeView } from '../../shop/cart/contract.js';
import type { OrderSummary } from '../../shop/order/contract.js';
import type { EndedMembership, MemberOverview, MemberService, MemberSummary, PointsOnDay } from './contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { MemberOf, type CustomerMembership } from './member-of.js';
import { memberProblem } from './member-problem.js';
import { RegisterMember } from './register-member.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';

const LATEST_PURCHASES = 3;
/** The chart has one point a week. */
const CHART_STEP_DAYS = 7;
const CHART_DAYS = 364;

/** A port to the purchases on the member's page. The host implements it. */
export interface ShopOfMember {
  cheques(member: CustomerMembership): Promise<readonly ChequeView[]>;
  purchases(most: number): Promise<readonly OrderSummary[]>;
}

/** Creates the member service of each page request. */
@Injectable()
export class MemberPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(MemberOf) readonly members: MemberOf,
    @Inject(DATABASE) readonly db: Database,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class MemberPages implements MemberService {
  constructor(
    private readonly parts: MemberPagesParts,
    private readonly scope: RequestScope,
    private readonly shop: ShopOfMember,
  ) {}

  async overview(): Promise<MemberOverview | null> {
    const customerId = this.scope.session?.customerId;
    const member = customerId ? await this.parts.members.active(customerId) : null;
    if (!customerId || !member) return null;
    const today = this.today();
    const { state, memberId } = member;
    const { profile } = await this.parts.commands.loadForDisplay(customer, customerId);
    const explained = explainLevel(state, today);
    const { decision } = explained;
    return {
      memberNumber: state.memberNumber,
      name: [profile.firstName, profile.lastName].filter((part) => part && !isForgotten(part)).join(' '),
      memberSince: state.registeredOn,
      level: state.level,
      levels: levelTable.on(today).steps.map(({ level, from, rate }) => ({ level, from, rate })),
      window: { from: explained.windowFrom, to: explained.windowTo, points: explained.pointsCounted },
      protectedUntil: explained.protectedUntil,
      decision: decision && {
        decidedOn: decision.decidedOn,
        pointsCounted: decision.pointsCounted,
        direction: decision.direction,
        afterReturn: decision.returnId !== null,
      },
      spendablePoints: balance(state),
      owedPoints: state.owed,
      nextCheque: nextCheque(state, today),
      nextExpiry: nextExpiry(state, today),
      history: await this.history(memberId, today),
      cheques: await this.shop.cheques(member),
      lapsedCheques: lapsedCheques(state, today),
      latestPurchases: await this.shop.purchases(LATEST_PURCHASES),
    };
  }

  async summary(): Promise<MemberSummary | null> {
    const customerId = this.scope.session?.customerId;
    const member = customerId ? await this.parts.members.active(customerId) : null;
    return member && { spendablePoints: balance(member.state) };
  }

  async ended(): Promise<EndedMembership | null> {
    const customerId = this.scope.session?.customerId;
    const end = customerId ? (await this.parts.members.latest(customerId))?.state.end : null;
    return end
      ? { endedOn: end.endedOn, pointsLapsed: end.pointsLapsed, chequesLapsed: end.chequesLapsed.length }
      : null;
  }

  register({
    commandId,
    email,
    mobileNumber,
  }: CartCommand & { readonly email: string; readonly mobileNumber: string }): Promise<
    Result<{ readonly memberNumber: string }>
  > {
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(commandId, { email, mobileNumber });
      const digits = phoneDigits(mobileNumber);
      const outcome = await this.parts.bus.execute(new RegisterMember(shopper, email.trim(), digits));
      if (!outcome.ok) throw memberProblem(outcome.rejection);
      return { ok: true, memberNumber: outcome.state.memberNumber };
    });
  }

  async contact(): Promise<{ readonly email: string; readonly mobileNumber: string }> {
    const customerId = this.scope.session?.customerId;
    if (!customerId) return { email: '', mobileNumber: '' };
    const { profile } = await this.parts.commands.loadForDisplay(customer, customerId);
    const known = (value: string | undefined): string => (value && !isForgotten(value) ? value : '');
    return { email: known(profile.email), mobileNumber: known(profile.mobileNumber) };
  }

  private async history(memberId: string, today: BusinessDate): Promise<readonly PointsOnDay[]> {
    await this.scope.caughtUp('points-365-days');
    const days = await pointsOverTime(this.parts.db, memberId, addDays(today, -CHART_DAYS), today);
    return days
      .filter((_, index) => (days.length - 1 - index) % CHART_STEP_DAYS === 0)
      .map(({ date, window }) => ({ date, points: window }));
  }

  private today(): BusinessDate {
    return stockholmDate(this.parts.clock.now());
  }
}

function lapsedCheques({ cheques }: MemberState, today: BusinessDate): MemberOverview['lapsedCheques'] {
  return cheques.flatMap(({ chequeId, amount, lapse, validTo }) =>
    lapse && validTo >= today ? [{ chequeId, amount, lapsedOn: lapse.on }] : [],
  );
}

function nextExpiry({ lots }: MemberState, today: BusinessDate): MemberOverview['nextExpiry'] {
  const alive = lots.filter(({ remaining, expiresOn }) => remaining > 0 && expiresOn >= today);
  const on = alive.map(({ expiresOn }) => expiresOn).sort()[0];
  return on
    ? {
        on,
        points: alive.filter(({ expiresOn }) => expiresOn === on).reduce((sum, { remaining }) => sum + remaining, 0),
      }
    : null;
}
