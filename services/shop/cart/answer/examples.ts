// Examples of the cart's calls, for the API's description. A test checks each against its schema.

const freeShipping = {
  amountLeftForFreeShipping: 20,
  customerMessage: 'Handla för 20 kr till så får du fri frakt.',
  freeShippingPossible: true,
  freeShippingPurchaseLimit: 299,
};

const campaignDiscount = {
  totalAmount: 20,
  kind: 'campaign',
  code: 'var-2026',
  amount: 20,
  quantity: 2,
  name: 'Vårens hudvård',
  effectiveCode: 'var-2026',
  isMemberDiscount: false,
  couponCode: null,
  isBonusCheck: false,
  personalizedOfferId: null,
};

export const cartExample = {
  cartId: '3f6c2a52-1f0e-4c8e-9f27-0c1a5e0d7b11',
  lineItems: [
    {
      varuId: '123456',
      name: 'Mjukgörande kräm 100 ml',
      quantity: 2,
      maxBuyableQuantity: 99,
      isPrescription: false,
      regularPrice: { totalAmount: 299 },
      salesPrice: { totalAmount: 279 },
      discountsPrice: { totalAmount: 20 },
      discountEntries: [campaignDiscount],
      productFlags: [],
      needsIdentification: false,
    },
  ],
  totalAmount: 318,
  shipmentPrice: 39,
  salesPrice: 279,
  offerIds: [],
  bonusCheckCodes: [],
  couponCode: null,
  flagGroupQuotas: [{ flag: 'PARACETAMOL_LIMIT', max: 2, inCart: 0 }],
  notAdded: [],
  freeShipping,
};

export const readCartExample = { ...cartExample, shown: 'Wm2pJ7kq0S3vYb1xQeT5uHc9aLrNfGdZ8oXiKtMwEjA' };

export const legacyCartExample = {
  products: [{ varuId: '123456', quantity: 2, maxBuyableQuantity: 99 }],
  freeShippingLimit: 299,
  exHaItemTotalSumAsNumber: 279,
  discountSummary: { bonusDiscount: 0, campaignDiscount: 20, couponDiscount: 0 },
  freeShippingStatus: freeShipping,
};

export const giftExample = {
  ...legacyCartExample,
  gift: { code: 'GAVA', selected: null, choices: [{ varuId: '654321', name: 'Necessär' }] },
};

const voucher = {
  id: '9d3b6f14-52c7-4e0b-8a63-7f1e2d4c5b60',
  amount: 22,
  validFrom: '2026-11-01',
  validTo: '2027-01-31',
  redeemed: false,
  state: 'active',
  validText: 'Giltig till',
  validDateFormatted: '31 januari 2027',
  disabledReason: null,
};
export const vouchersExample = { vouchers: [voucher], hasFutureBonusCheck: false, hasManyVouchers: false };
export const privilegesExample = { level: '+', memberPrices: true, ...vouchersExample };
export const codesExample = { campaigncodes: [{ code: 'SOMMAR10', name: '10 % på hudvård', validTo: '2026-08-31' }] };
export const offersExample = {
  offers: [
    { id: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10', name: '15 % på solskydd', validTo: '2026-07-31', redeemed: false },
  ],
};
