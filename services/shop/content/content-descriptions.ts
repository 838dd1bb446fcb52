const text = { type: 'string' } as const;
const robots: string[] = ['index,follow', 'noindex,follow'];
const states: string[] = ['coming', 'live', 'past'];
const link = { type: 'object', properties: { name: text, url: text } } as const;
const links = { type: 'array', items: link } as const;

const menuItem = {
  type: 'object',
  properties: { name: text, url: text, children: { type: 'array', items: { type: 'object' } } },
} as const;

const legal = {
  type: 'object',
  properties: {
    licenceHolder: text,
    organisationNumber: text,
    licence: text,
    authority: { type: 'object', properties: { name: text, address: text, phoneNumber: text, url: text } },
    euLogo: { type: 'object', properties: { imageUrl: text, text, url: text } },
    accessibilityStatement: text,
    dataProtectionOfficer: text,
  },
} as const;

export const described = {
  metadata: {
    schema: {
      type: 'object',
      properties: {
        title: text,
        metaDescription: text,
        canonicalUrl: text,
        robots: { type: 'string', enum: robots },
        breadcrumbs: links,
      },
    },
  },
  menu: { schema: { type: 'array', items: menuItem } },
  footer: {
    schema: {
      type: 'object',
      properties: { columns: { type: 'array', items: { type: 'object', properties: { title: text, links } } }, legal },
    },
  },
  module: {
    schema: {
      type: 'object',
      properties: {
        id: text,
        title: text,
        text,
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: { title: text, text, url: text, validTo: { type: 'string', nullable: true } },
          },
        },
        empty: { type: 'object', properties: { title: text, text, linkText: text, url: text } },
      },
    },
  },
  shows: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: text,
          title: text,
          text,
          host: text,
          startsAt: { type: 'string', format: 'date-time' },
          endsAt: { type: 'string', format: 'date-time' },
          state: { type: 'string', enum: states },
          products: { type: 'array', items: { type: 'object' } },
        },
      },
    },
  },
} as const;
