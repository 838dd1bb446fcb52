import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { campaign, type CampaignPlan, type CampaignPlanned } from './index.js';

const given = specify(campaign, (actual, expected) => expect(actual).toEqual(expected));

const plan: CampaignPlan = {
  ...{ title: 'Vinterhud', text: 'Krämer.', kind: 'offer', from: '2026-11-01', to: '2026-11-30', membersOnly: false },
  sticker: { type: 'discount', large: '', small: 'Vinterhud' },
  products: [{ varuId: '100001', price: 7_900 }],
};
const planned: CampaignPlanned = { type: 'CampaignPlanned', data: { campaignId: 'vinterhud', plan } };
const command = { type: 'PlanCampaign', campaignId: 'vinterhud', plan, onPrescription: [], medicines: [] } as const;

test('a planned campaign can be changed, and the event holds only what changed', () => {
  given().when(command).then(planned);
  given(planned).when(command).then();
  const longer = { ...plan, to: '2026-12-06' };
  given(planned)
    .when({ ...command, plan: longer })
    .then({ type: 'CampaignChanged', data: { plan: longer, changed: ['to'] } });
});

test('a prescription item is in no campaign (LAW-01)', () => {
  given()
    .when({ ...command, onPrescription: ['100001'] })
    .thenRejected({ type: 'PrescriptionInCampaign', field: 'products', varuId: '100001' });
});

test('a medicine may be in a campaign and is never its gift (CRT-11)', () => {
  const gift = { code: 'GAVA', varuIds: ['100002', '100003'], minimum: 0 };
  const withGift = { ...command, plan: { ...plan, gift } };
  given()
    .when({ ...withGift, medicines: ['100003'] })
    .thenRejected({ type: 'MedicineAsGift', field: 'giftProducts', varuId: '100003' });
  given()
    .when({ ...withGift, medicines: ['100001'] })
    .then({ type: 'CampaignPlanned', data: { campaignId: 'vinterhud', plan: withGift.plan } });
});

test('an id over 100 characters, an end before the beginning and a negative price are refused (CAT-07)', () => {
  given()
    .when({ ...command, campaignId: 'x'.repeat(101) })
    .thenRejected({ type: 'CampaignIdTooLong', field: 'campaignId' });
  given()
    .when({ ...command, plan: { ...plan, to: '2026-10-31' } })
    .thenRejected({ type: 'CampaignEndsBeforeItBegins', field: 'to' });
  const products = [{ varuId: '100001', price: -1 }];
  given()
    .when({ ...command, plan: { ...plan, products } })
    .thenRejected({ type: 'CampaignPriceNegative', field: 'products', varuId: '100001' });
});

test('an ended campaign cannot be changed, or ended on another day', () => {
  const ended = { type: 'CampaignEnded', data: { on: '2026-11-10' } } as const;
  given(planned).when({ type: 'EndCampaign', on: '2026-11-10' }).then(ended);
  given(planned, ended).when({ type: 'EndCampaign', on: '2026-11-10' }).then();
  given(planned, ended).when({ type: 'EndCampaign', on: '2026-11-11' }).thenRejected({ type: 'CampaignOver' });
  given(planned, ended)
    .when({ ...command, plan: { ...plan, to: '2026-12-06' } })
    .thenRejected({ type: 'CampaignOver' });
  given().when({ type: 'EndCampaign', on: '2026-11-10' }).thenRejected({ type: 'CampaignUnknown' });
});

test('an ended campaign can be planned again with the same data', () => {
  given(planned, { type: 'CampaignEnded', data: { on: '2026-11-10' } })
    .when(command)
    .then();
});

test('a campaign ends on its last planned day at the latest, and can be called off before its first day', () => {
  given(planned)
    .when({ type: 'EndCampaign', on: '2026-12-01' })
    .thenRejected({ type: 'CampaignEndsAfterItsLastDay', field: 'on' });
  given(planned)
    .when({ type: 'EndCampaign', on: '2026-10-31' })
    .then({ type: 'CampaignEnded', data: { on: '2026-10-31' } });
});
