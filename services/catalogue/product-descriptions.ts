/** How OpenAPI tells the product calls' answers. */
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

export const described = {
  page: { schema: { type: 'object', properties: { id: text, name: text, brand: text, priceAsNumber: number, discountPriceAsNumber: maybe, inWebStock: { type: 'boolean' }, measurements } } },
  leaflet: {
    schema: {
      type: 'object',
      properties: {
        Success: { type: 'boolean' },
        Result: { type: 'object', nullable: true, properties: { varuId: text, name: text, notice: text, sections: { type: 'array', items: section } } },
        Message: { type: 'string', nullable: true },
      },
    },
  },
  measurements: { schema: { type: 'array', items: measurements } },
  prices: { schema: { type: 'object', properties: { varuId: text, prices: { type: 'array', items: price } } } },
  upsell: { schema: { type: 'array', items: { type: 'object' } } },
} as const;
