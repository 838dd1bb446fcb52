import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { CustomerState } from '../../../domain/customer/index.js';
import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf, isPersonNumberOf } from '../../person/customer/customer-of.js';
import { customerProblem } from '../../person/customer/customer-problem.js';
import { knownCustomer } from '../../person/customer/known-customer.js';
import { Problem } from '../../foundation/problem/problem.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { device, monitoring } from './monitoring-schemas.js';
import { ForeignPersons } from './foreign-persons.js';
import { watchText, watchTexts } from './texts.js';
import { Watch } from './watch.js';

const monitoredProducts = z.array(
  z.strictObject({
    UserId: z.string(),
    ProductId: z.string(),
    NotificationType: z.enum(['PUSH', 'MAIL']),
    productType: z.literal('RX').nullable(),
  }),
);
const watched = successWith(monitoredProducts);
type MonitoredProducts = AnswerOf<typeof monitoredProducts>;

/** PRO-09, PRO-15: the calls for watched products. Clients use two spellings of the path. */
@ApiTags('stock watch')
@Controller(['api/ProductMonitoring', 'api/productmonitoring'])
export class MonitoringController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ForeignPersons) private readonly others: ForeignPersons,
  ) {}

  @Post()
  @Permission('watch.change', watchTexts.login)
  @HttpCode(200)
  @ApiOperation({ summary: 'Watches a product that the web shop is out of; told once when it is back' })
  @AnswersWith(watched)
  async watch(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(monitoring) { UserId, ProductId }: z.infer<typeof monitoring>,
  ): Promise<AnswerOf<typeof watched>> {
    const customerId = knownCustomer(shopper.session, watchTexts.login);
    if (!(await this.isThemselves(UserId, customerId))) {
      await this.others.named(customerId, UserId);
      throw new Problem(403, [{ field: 'UserId', code: 'NOT_YOURS', message: watchTexts.notYours }]);
    }
    const outcome = await this.bus.execute(new Watch(shopper, ProductId, 'push'));
    if (!outcome.ok) throw customerProblem(outcome.rejection, watchText);
    return { Success: true, Result: monitored(outcome.state) };
  }

  /** Returns what the logged-in person watches. A watch belongs to a person, not to a device. */
  @Post('getProducts')
  @Permission('watch.read', watchTexts.login)
  @HttpCode(200)
  @ApiOperation({ summary: 'What the person logged in on the device watches' })
  @AnswersWith(monitoredProducts)
  async products(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(device) _device: z.infer<typeof device>,
  ): Promise<MonitoredProducts> {
    return monitored(await customerOf(knownCustomer(session, watchTexts.login), this.commands));
  }

  /**
   * Whether the id in the call is the customer's own. The app sends the customer id, the older web the person number
   * (SET-08).
   */
  private async isThemselves(userId: string, customerId: Uuid): Promise<boolean> {
    return userId === customerId || isPersonNumberOf(userId, customerId, this.commands);
  }
}

function monitored({ customerId, watches }: CustomerState): MonitoredProducts {
  return watches
    .filter(({ varuId }) => !isForgotten(varuId))
    .map(({ varuId, channel, productType }) => ({
      UserId: customerId,
      ProductId: varuId,
      NotificationType: channel === 'push' ? 'PUSH' : 'MAIL',
      productType,
    }));
}
