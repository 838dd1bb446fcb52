import { z } from 'zod';

import { rowTexts } from './texts.js';

/** Columns that several files have. PostgreSQL's dates have no year 0, and an earlier century is a typing error. */
export const dayColumn = z.iso.date(rowTexts.day).refine((date) => date >= '2000-01-01', rowTexts.day);
export const yesColumn = z.enum(['yes', 'no'], rowTexts.yesOrNo).transform((value) => value === 'yes');
export const amountColumn = z.string().regex(/^\d{1,7}([.,]\d{1,2})?$/, rowTexts.amount);
export const textColumn = (most: number) => z.string().max(most, rowTexts.long(most));
