import { Controller, Delete, Get, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { kronor, stockholmDate } from '../../../../domain/kernel/index.js';
import { levels } from '../../../../domain/member/index.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Session, Visitor } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { chequeCounts } from '../../../person/member/cheque-words.js';
import { notAMember } from '../../../person/member/member-problem.js';
import { MemberOf } from '../../../person/member/member-of.js';
import { privilegesExample, vouchersExample } from '../answer/examples.js';
import { CartAnswers } from '../answer/cart-answers.js';
import { ApplyCheque } from './apply-cheque.js';
import { chequeId } from './cheque-id.js';
import { chequeViews } from './cheque-views.js';
import { RemoveCheque } from './remove-cheque.js';
import { CurrentCart } from '../current-cart.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';

const voucher = z.strictObject({
  id: z.string(),
  amount: z.number().meta({ example: 20 }),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  redeemed: z.boolean(),
  state: z.enum(['active', 'future']),
  /** The words beside the cheque. Those of one that can be used stand before the date (CLB-15). */
  validText: z.string().meta({ example: 'Giltig till' }),
  validDateFormatted: z.string().meta({ example: '31 januari 2027' }),
  /** Why the cheque cannot be used in this cart. Null when it can. */
  disabledReason: z.string().nullable(),
});
const vouchers = z
  .strictObject({ vouchers: z.array(voucher), hasFutureBonusCheck: z.boolean(), hasManyVouchers: z.boolean() })
  .meta({ example: vouchersExample });
const privileges = z
  .strictObject({
    level: z.enum(levels),
    memberPrices: z.boolean(),
    ...vouchers.shape,
  })
  .meta({ example: privilegesExample });
type Vouchers = AnswerOf<typeof vouchers>;

/** The bonus cheques of the member, in the words of the legacy calls (CRT-06, CLB-15). */
@ApiTags('cart (legacy)')
@Controller('api/cart')
export class LegacyVouchersController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(MemberOf) private readonly members: MemberOf,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('membervouchers')
  @Permission('cheque.use')
  @ApiOperation({ summary: 'The member’s bonus cheques, and whether each can be used in this cart' })
  @AnswersWith(vouchers)
  async list(@CurrentVisitor() { session }: Visitor): Promise<Vouchers> {
    return (await this.seenBy(session)).vouchers;
  }

  @Get('clubmemberprivileges')
  @Permission('cart.as-member')
  @ApiOperation({ summary: 'What the membership gives in this cart' })
  @AnswersWith(privileges)
  async privileges(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof privileges>> {
    const { level, vouchers: own } = await this.seenBy(session);
    return { level, memberPrices: true, ...own };
  }

  @Put('membervouchers/:id')
  @Permission('cheque.use')
  @ApiOperation({ summary: 'Uses a bonus cheque in this cart' })
  @AnswersWith(legacyCartSchema)
  async apply(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new ApplyCheque(shopper, id)));
  }

  @Delete('membervouchers/:id')
  @Permission('cheque.remove')
  @ApiOperation({ summary: 'Takes a bonus cheque out of this cart' })
  @AnswersWith(legacyCartSchema)
  async remove(@CurrentShopper() shopper: Shopper, @ValidParam('id', chequeId) id: string): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new RemoveCheque(shopper, id)));
  }

  private async seenBy(session: Session | null) {
    const member = session?.customerId ? await this.members.active(session.customerId) : null;
    if (!member) throw notAMember();
    const cart = await this.current.shown(session);
    const own = chequeViews(member.state, cart, stockholmDate(this.clock.now()));
    return {
      level: member.state.level,
      vouchers: {
        vouchers: own.map(({ chequeId: id, amount, exchangeable: _, ...rest }) => ({
          id,
          amount: kronor(amount),
          ...rest,
        })),
        ...chequeCounts(own),
      },
    };
  }
}
