import { z } from 'zod';

import { LONGEST_CAMPAIGN_ID } from '../../../../domain/campaign/index.js';
import type { ValuesOf } from '../../../foundation/file-import/read-values.js';
import { texts } from './texts.js';

const text = (most: number) => z.string().max(most, texts.long(most));
/** PostgreSQL’s dates have no year 0; a campaign of another century is a slip of the hand. */
const day = z.iso.date(texts.day).refine((date) => date >= '2000-01-01', texts.day);
const yes = z.enum(['yes', 'no'], texts.yesOrNo).transform((value) => value === 'yes');

/** Every column of a campaign file by its name; docs/import-campaigns.md tells of each. */
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
  endedOn: day,
} as const;

export type Field = keyof typeof FIELDS;
export type Row = ValuesOf<typeof FIELDS> & { readonly campaignId: string };

/** What a campaign that is new must say; one that is there keeps what a row does not tell. */
export const NEEDED = ['title', 'text', 'kind', 'validFrom', 'validTo', 'products'] as const satisfies readonly Field[];

/** What a row that plans or changes tells; one with none of them only ends. */
export const PLANNED: readonly Field[] = [...NEEDED, 'membersOnly', 'stickerType', 'stickerLarge', 'stickerSmall'];

export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];
