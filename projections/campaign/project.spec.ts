import { expect, test } from 'vitest';

import type { CampaignPlan } from '../../domain/campaign/index.js';
import { History, specifyProjection } from '../runner/testing.js';
import { campaignProjection } from './project.js';
import type { CampaignRow } from './table.js';

const given = specifyProjection(campaignProjection, (actual, expected) => expect(actual).toEqual(expected));

const STREAM = 'campaign-vinterhud';
const plan: CampaignPlan = {
  ...{
    title: 'Vinterhud',
    text: 'Krämer.',
    kind: 'offer',
    from: '2026-11-01',
    to: '2026-11-30',
    membersOnly: false,
    sticker: null,
  },
  products: [{ varuId: '100001', price: 7_900 }],
};
const row: CampaignRow = {
  ...{
    campaign_id: 'vinterhud',
    title: 'Vinterhud',
    text: 'Krämer.',
    kind: 'offer',
    valid_from: '2026-11-01',
    valid_to: '2026-11-30',
  },
  ...{ members_only: false, sticker: null, products: plan.products, multi_buy: null, gift: null },
  ...{ ended: false, revision: 0 },
};
const planned = { type: 'CampaignPlanned', data: { campaignId: 'vinterhud', plan } } as const;
const longer = { ...plan, title: 'Vinterhud igen', to: '2026-12-06', products: [{ varuId: '100002', price: null }] };
const changed = { type: 'CampaignChanged', data: { plan: longer, changed: ['title', 'to', 'products'] } } as const;

test('a campaign is shown as it was planned last', () => {
  const told = new History();
  const events = [told.on(STREAM, planned), told.on(STREAM, changed)];
  given(events[0] as (typeof events)[number]).then(row);
  given(...events).then({
    ...row,
    title: 'Vinterhud igen',
    valid_to: '2026-12-06',
    products: longer.products,
    revision: 1,
  });
});

test('one that ends early has that day for its last', () => {
  const told = new History();
  given(told.on(STREAM, planned), told.on(STREAM, { type: 'CampaignEnded', data: { on: '2026-11-10' } })).then({
    ...row,
    valid_to: '2026-11-10',
    ended: true,
    revision: 1,
  });
});

test('its multi-buy and its gift are shown, and end with a changed plan', () => {
  const told = new History();
  const gift = { code: 'GAVA', varuIds: ['100003'], minimum: 30_000 };
  const deal = { ...plan, multiBuy: { take: 3, payFor: 2 }, gift };
  const offered = told.on(STREAM, { type: 'CampaignPlanned', data: { campaignId: 'vinterhud', plan: deal } });
  given(offered).then({ ...row, multi_buy: { take: 3, payFor: 2 }, gift });
  given(offered, told.on(STREAM, { ...changed, data: { ...changed.data, plan } })).then({ ...row, revision: 1 });
});
