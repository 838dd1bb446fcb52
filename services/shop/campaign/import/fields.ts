import { z } from 'zod';

import { LONGEST_CAMPAIGN_ID } from '../../../../domain/campaign/index.js';
import { amountColumn, dayColumn, textColumn, yesColumn } from '../../../foundation/file-import/columns.js';
import type { ValuesOf } from '../../../foundation/file-import/read-values.js';
import { rowTexts } from '../../../foundation/file-import/texts.js';
import { texts } from './texts.js';

/** "3/2": take 3, pay for 2. "2:99" or "2:99,50": 2 for this sum in kronor. "none" ends the multi-buy. */
export const MULTI_BUY = /^(?:none|(\d{1,2})\/(\d{1,2})|(\d{1,2}):(\d{1,7}(?:[.,]\d{1,2})?))$/;

/** All columns of a campaign file by name. docs/import-campaigns.md describes them. */
export const FIELDS = {
  campaignId: z
    .string()
    .max(LONGEST_CAMPAIGN_ID, rowTexts.long(LONGEST_CAMPAIGN_ID))
    .regex(/^[a-z0-9-]+$/, texts.badId),
  title: textColumn(200),
  text: textColumn(2000),
  kind: z.enum(['offer', 'member', 'theme'], texts.kind),
  validFrom: dayColumn,
  validTo: dayColumn,
  membersOnly: yesColumn,
  stickerType: z.enum(['discount', 'member', 'theme', 'none'], texts.stickerType),
  stickerLarge: textColumn(20),
  stickerSmall: textColumn(40),
  products: z.string(),
  multiBuy: z.string().regex(MULTI_BUY, texts.multiBuy),
  giftCode: textColumn(30),
  giftProducts: z.string(),
  giftMinimum: amountColumn,
  endedOn: dayColumn,
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
