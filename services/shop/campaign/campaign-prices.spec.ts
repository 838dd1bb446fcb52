import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { campaign, type CampaignPlan } from '../../../domain/campaign/index.js';
import { product, type PriceSet } from '../../../domain/product/index.js';
import { cream } from '../../../domain/product/spec-events.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { Club } from '../../host/jobs/testing.js';

const PLAN: CampaignPlan = {
  ...{
    title: 'Vinterhud',
    text: 'Krämer.',
    kind: 'offer',
    from: '2026-03-01',
    to: '2026-03-31',
    membersOnly: false,
    sticker: null,
  },
  products: [{ varuId: cream.varuId, price: 8_000 }],
};
const context = () => newContext({ kind: 'system', id: 'test' });

describe('the night after a campaign’s last day (CAT-07)', () => {
  let club: Club;
  beforeEach(async () => {
    club = await Club.open();
    const price = { price: 10_000, discountPrice: 8_000, memberPrice: null, campaignId: 'vinterhud' };
    await club.commands.handle(
      campaign,
      'vinterhud',
      { type: 'PlanCampaign', campaignId: 'vinterhud', plan: PLAN, onPrescription: [], medicines: [] },
      context(),
    );
    const row = {
      type: 'ImportProduct',
      description: cream,
      price,
      stock: { web: 5, pharmacies: {} },
      sold: null,
      at: '2026-03-01T08:00:00.000Z',
    } as const;
    await club.commands.handle(product, cream.varuId, row, context());
  });
  afterEach(() => club.close());

  const night = async (date: string) => {
    club.itIsTheEndOf(date);
    const outcome = await club.machine().run('campaign-prices', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return outcome.run.report.sums['reductionsEnded'];
  };

  test('restores the earlier prices, from midnight and once', async () => {
    expect(await night('2026-03-31')).toBe(0);
    expect(await night('2026-04-01')).toBe(1);
    expect((await club.events<PriceSet>('PriceSet')).at(-1)?.data).toMatchObject({
      price: 10_000,
      discountPrice: null,
      campaignId: null,
      from: '2026-03-31T22:00:00.000Z',
    });
    expect(await night('2026-04-02')).toBe(0);
  });
});
