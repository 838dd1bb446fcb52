import { describe, expect, it } from 'vitest';

import { explainDelivery } from './why.js';
import { offerDelivery, type DeliveryRequest } from './offer.js';

const cream = { type: 'Ha', flags: [], weightGrams: 90, quantity: 1 } as const;
const cold = { ...cream, flags: ['StoredCold'] } as const;
const heavy = { ...cream, weightGrams: 20_001 } as const;
const asked = (lines: DeliveryRequest['lines'], postalCode = '11120'): DeliveryRequest => ({
  ...{ lines, postalCode, exHaItemTotal: 10_000 },
  at: '2026-05-04T10:00:00.000Z',
});
const obstacles = (request: DeliveryRequest) =>
  Object.fromEntries(explainDelivery(request).map(({ option: { optionId }, obstacle }) => [optionId, obstacle]));

describe('Why a delivery was or was not offered', () => {
  it.each([[asked([cream])], [asked([cold])], [asked([cream, cold])], [asked([heavy])], [asked([cream], '98100')]])(
    'agrees with the offer',
    (request) => {
      const offered = offerDelivery(request).map(({ optionId }) => optionId);
      const explained = explainDelivery(request).filter(({ obstacle }) => obstacle === null);
      expect(explained.map(({ option }) => option.optionId)).toEqual(offered);
    },
  );

  it('names what stands in the way: cold goods, weight or place', () => {
    expect(Object.values(obstacles(asked([cold])))).toContain('cold-goods');
    expect(Object.values(obstacles(asked([cream])))).toContain('only-cold');
    expect(Object.values(obstacles(asked([heavy])))).toContain('too-heavy');
    expect(Object.values(obstacles(asked([cream], '98100')))).toContain('area');
  });
});
