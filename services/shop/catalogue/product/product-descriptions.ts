/** OpenAPI descriptions of the responses with products. */
const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const maybe = { type: 'number', nullable: true } as const;

const measurements = {
  type: 'object',
  properties: { code: text, lengthMm: maybe, widthMm: maybe, heightMm: maybe, weightGrams: { type: 'integer' } },
} as const;

const section = { type: 'object', properties: { heading: text, paragraphs: { type: 'array', items: text } } } as const;

const price = {
  type: 'object',
  properties: {
    validFrom: { type: 'string', format: 'date-time' },
    validTo: { type: 'string', format: 'date-time', nullable: true },
    priceAsNumber: number,
    discountPriceAsNumber: maybe,
    lowestPrice30DaysAsNumber: maybe,
    memberPriceAsNumber: maybe,
    memberLowestPrice30DaysAsNumber: maybe,
    campaignId: { type: 'string', nullable: true },
    ruleVersion: text,
  },
} as const;

const flag = { type: 'boolean' } as const;
const some = { type: 'string', nullable: true } as const;
const texts = { type: 'array', items: text } as const;

/** CAT-01: the fields of the card, and those that only the product page has. */
const page = {
  type: 'object',
  properties: {
    ...{
      id: text,
      sku: text,
      ean: text,
      name: text,
      brand: text,
      url: text,
      type: { type: 'string', enum: ['Rx', 'Ex', 'Ha'] as string[] },
      categories: texts,
    },
    ...{
      buyable: flag,
      inWebStock: flag,
      prescriptionRequired: flag,
      Restricted: flag,
      isWebUniqueProduct: flag,
      isNewProduct: flag,
      hasDiscount: flag,
      hasWebPrice: flag,
      hasLeaflet: flag,
    },
    ...{
      notBuyableInfoTextShort: text,
      restrictionText: text,
      stockLabel: text,
      stickyLabelType: some,
      stickyLabelLargeText: text,
      stickyLabelSmallText: text,
      trustpilotStars: text,
    },
    productImage: { type: 'object', properties: { imageUrl: text, altText: text, prescriptionRequired: flag } },
    ...{
      priceAsNumber: number,
      discountPriceAsNumber: maybe,
      memberPriceAsNumber: maybe,
      inStorePrice: maybe,
      lowestPrice30DaysAsNumber: maybe,
      comparisonPriceAsNumber: maybe,
      comparisonUnit: some,
    },
    ...{
      description: text,
      usage: text,
      contents: text,
      form: text,
      strength: some,
      atcCode: some,
      generalName: some,
      packageText: text,
      packageType: text,
      flags: texts,
    },
    ...{ campaignId: some, vatRate: number, measurements },
    ...{ manufacturer: some, nplId: some, narcoticsClass: some },
    pictures: { type: 'array', items: { type: 'object', properties: { url: text, altText: text } } },
    withdrawal: {
      type: 'object',
      nullable: true,
      properties: { recalled: flag, on: { type: 'string', format: 'date' }, notice: some },
    },
    variants: { type: 'array', items: { type: 'object', properties: { id: text, url: text, label: text } } },
    quantityInfo: {
      type: 'object',
      properties: { currentlyInCartQuantity: { type: 'integer' }, maxAllowedQuantity: { type: 'integer' } },
    },
  },
} as const;

export const described = {
  page: { schema: page },
  leaflet: {
    schema: {
      type: 'object',
      properties: {
        Success: { type: 'boolean' },
        Result: {
          type: 'object',
          nullable: true,
          properties: { varuId: text, name: text, notice: text, sections: { type: 'array', items: section } },
        },
        Message: { type: 'string', nullable: true },
      },
    },
  },
  measurements: { schema: { type: 'array', items: measurements } },
  prices: { schema: { type: 'object', properties: { varuId: text, prices: { type: 'array', items: price } } } },
  upsell: { schema: { type: 'array', items: { type: 'object' } } },
} as const;
