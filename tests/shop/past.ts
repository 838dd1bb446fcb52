import { randomUUID } from 'node:crypto';

import { campaign, type CampaignPlan } from '../../domain/campaign/index.js';
import { coupon } from '../../domain/coupon/index.js';
import { customer } from '../../domain/customer/index.js';
import {
  atStockholm,
  parsePersonNumber,
  type BusinessDate,
  type DomainEvent,
  type Instant,
  type PersonNumber,
} from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { product } from '../../domain/product/index.js';
import { streamId } from '../../domain/slices.js';
import { SystemClock } from '../../services/foundation/clock.js';
import { newContext, type CommandContext } from '../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { readConfig } from '../../services/foundation/config/config.js';
import { openPlatform, type Platform } from '../../services/foundation/platform/platform.js';
import type { Arrival } from '../../services/shop/catalogue/stocking/arrival.js';
import { catchUpCatalogue } from '../../services/shop/catalogue/stocking/catch-up.js';
import { stock } from '../../services/shop/catalogue/stocking/stock.js';
import type { ShopBeside } from './shop-beside.js';

const ALWAYS = { from: '2020-01-01', to: '2199-12-31' } as const;

/** Records history before a shop opens, by the shop's own commands where they still exist. */
export class Past {
  constructor(private readonly platform: Platform) {}

  /** Logs a person in. @returns the customer's id */
  async logsIn(personNumber: string, at: Instant = this.platform.clock.now()): Promise<string> {
    const customerId = customerIdOf(personNumber);
    const identity = {
      customerId,
      personNumber: parsePersonNumber(personNumber) as PersonNumber,
      firstName: 'Astrid',
      lastName: 'Ek',
      method: 'test',
      at,
      validUntil: at,
    } as const;
    await this.platform.commands.handle(customer, customerId, { type: 'Identify', ...identity }, bySystem(at));
    return customerId;
  }

  async joins(personNumber: string, at: Instant): Promise<void> {
    const customerId = await this.logsIn(personNumber, at);
    const memberId = derivedId(customerId, 'membership/0');
    const details = {
      memberId,
      customerId,
      memberNumber: randomUUID().slice(0, 8),
      birthDate: '1985-07-09',
      email: 'astrid@example.se',
      mobileNumber: '0701234567',
      at,
    } as const;
    await this.platform.commands.handle(membership, memberId, { type: 'RegisterMember', ...details }, bySystem(at));
  }

  /** Records the points of an order that was dispatched at noon on this date. */
  async earns(personNumber: string, points: number, on: BusinessDate): Promise<void> {
    const memberId = derivedId(customerIdOf(personNumber), 'membership/0');
    const lot = { orderId: randomUUID(), lotId: randomUUID() };
    const command = { type: 'EarnPoints', parcelId: null, ...lot, basis: points * 100, on } as const;
    await this.platform.commands.handle(membership, memberId, command, bySystem(atStockholm(on, '12:00')));
  }

  /** Plans a coupon of ten percent off everything. */
  async plansCoupon(code: string): Promise<void> {
    const terms = { name: '10 % på allt', off: { percent: 10 }, goods: null, minimum: 0 };
    const plan = { ...terms, ...ALWAYS, total: null, oncePerCustomer: false };
    const command = { type: 'PlanCoupon', code, plan, on: ALWAYS.from } as const;
    await this.platform.commands.handle(coupon, code, command, bySystem());
  }

  /** Plans a campaign of these products, which are also the gifts to choose from. */
  async plansGift(code: string, varuIds: readonly string[]): Promise<void> {
    const campaignId = code.toLowerCase();
    const terms = { title: 'Gåva på köpet', text: 'Välj en gåva.', kind: 'theme', membersOnly: false } as const;
    const products = varuIds.map((varuId) => ({ varuId, price: null }));
    const plan = { ...terms, ...ALWAYS, sticker: null, products, gift: { code, varuIds, minimum: 0 } };
    const command = { type: 'PlanCampaign', campaignId, plan, onPrescription: [], medicines: [] } as const;
    await this.platform.commands.handle(campaign, campaignId, command, bySystem());
    // The shop keeps the campaigns that it read for half a minute, so they must be known when it opens.
    await catchUpCatalogue(this.platform);
  }

  /** Counts the pieces of a product on the web shelf. */
  async counts(varuId: string, web: number): Promise<void> {
    const command = { type: 'CountStock', web, pharmacies: {} } as const;
    const outcome = await this.platform.commands.handle(product, varuId, command, bySystem());
    if (!outcome.ok) throw new Error(`${varuId}: ${outcome.rejection.type}`);
    await catchUpCatalogue(this.platform);
  }

  /** Imports products. */
  async stocks(arrivals: readonly Arrival[]): Promise<void> {
    await stock(this.platform, arrivals);
    await catchUpCatalogue(this.platform);
  }

  async plansCampaign(campaignId: string, plan: CampaignPlan): Promise<void> {
    const command = { type: 'PlanCampaign', campaignId, plan, onPrescription: [], medicines: [] } as const;
    const outcome = await this.platform.commands.handle(campaign, campaignId, command, bySystem());
    if (!outcome.ok) throw new Error(`${campaignId}: ${outcome.rejection.type}`);
  }

  /** Records an event that no command makes any more. */
  async records(customerId: string, event: DomainEvent): Promise<void> {
    const { commandId, correlationId, actor } = bySystem();
    const at = this.platform.clock.now();
    const metadata = {
      commandId,
      correlationId,
      causationId: commandId,
      actor,
      effectiveAt: at,
      recordedAt: at,
      fingerprint: '',
    };
    await this.platform.store.append(streamId('customer', customerId), 0, [
      { ...event, eventId: randomUUID(), metadata },
    ]);
  }
}

/** Records history, encrypted with the keys that the shop will use. */
export async function writePast(
  { dataDirectory, database: { url } }: ShopBeside,
  write: (past: Past) => Promise<void>,
): Promise<void> {
  const platform = await openPlatform(
    readConfig({ DATABASE_URL: url, DATA_DIR: dataDirectory }),
    new SystemClock(),
    url,
  );
  await write(new Past(platform));
  await platform.close();
}

function customerIdOf(personNumber: string): string {
  return derivedId('a past of tests', parsePersonNumber(personNumber) as PersonNumber);
}

function bySystem(effectiveAt?: Instant): CommandContext {
  const context = newContext({ kind: 'system', id: 'test' });
  return effectiveAt ? { ...context, effectiveAt } : context;
}
