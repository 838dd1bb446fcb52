import { z } from 'zod';

import { LONGEST_CAMPAIGN_ID } from '../../../../domain/campaign/index.js';
import type { ValuesOf } from '../../../foundation/file-import/read-values.js';
import { texts } from './texts.js';

const text = (most: number) => z.string().max(most, texts.long(most));
/** PostgreSQL's dates have no year 0. A campaign in an earlier century is a typing error. */
const day = z.iso.date(texts.day).refine((date) => date >= '2000-01-01', texts.day);
const yes = z.enum(['yes', 'no'], texts.yesOrNo).transform((value) => value === 'yes');

/** "3/2": take 3, pay for 2. "2:99" or "2:99,50": 2 for this sum in kronor. "none" ends the multi-buy. */
export const MULTI_BUY = /^(?:none|(\d{1,2})\/(\d{1,2})|(\d{1,2}):(\d{1,7}(?:[.,]\d{1,2})?))$/;

/** All columns of a campaign file by name. docs/import-campaigns.md describes them. */
export const FIELDS = {
  campaignId: z
    .string()
    .max(LONGEST_CAMPAIGN_ID, texts.long(LONGEST_CAMPAIGN_ID))
    .regex(/^[a-z0-9-]+$/, texts.badId),
  title: text(200),
  text: text(2000),
  kind: z.enum(['offer', 'member', 'theme'], texts.kind),
  validFrom: day,
  validTo: day,
  membersOnly: yes,
  stickerType: z.enum(['discount', 'member', 'theme', 'none'], texts.stickerType),
  stickerLarge: text(20),
  stickerSmall: text(40),
  products: z.string(),
  multiBuy: z.string().regex(MULTI_BUY, texts.multiBuy),
  giftCode: text(30),
  giftProducts: z.string(),
  giftMinimum: z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/, texts.amount),
  endedOn: day,
} as const;

export type Field = keyof typeof FIELDS;
export type Row = ValuesOf<typeof FIELDS> & { readonly campaignId: string };

/** The columns that a new campaign must have. For an existing campaign, an empty value changes nothing. */
export const NEEDED = ['title', 'text', 'kind', 'validFrom', 'validTo', 'products'] as const satisfies readonly Field[];

/** The columns that plan or change a campaign. A row without any of these columns only ends a campaign. */
export const PLANNED: readonly Field[] = [
  ...NEEDED,
  ...(['membersOnly', 'stickerType', 'stickerLarge', 'stickerSmall', 'multiBuy'] as const),
  ...(['giftCode', 'giftProducts', 'giftMinimum'] as const),
];

export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];
