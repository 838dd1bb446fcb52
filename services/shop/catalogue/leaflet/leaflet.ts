import { z } from 'zod';

import { isCold, warningOf, type Product } from '../../../../domain/catalogue/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { groups, texts } from './texts.js';

const sectionSchema = z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) });
export type LeafletSection = AnswerOf<typeof sectionSchema>;

export const leafletSchema = z.strictObject({
  varuId: z.string(),
  name: z.string(),
  /** Says that the text is general, and which leaflet is authoritative. */
  notice: z.string(),
  sections: z.array(sectionSchema),
});
export type Leaflet = AnswerOf<typeof leafletSchema>;

type Way = keyof typeof texts.use;

/**
 * Swedish words for the form of a medicine, and the route of administration that each means. The first match counts.
 */
const WAYS: readonly (readonly [RegExp, Way])[] = [
  [/öga|ögon/, 'eye'],
  [/näs/, 'nose'],
  [/inhal/, 'inhale'],
  [/inject|injek|penna/, 'inject'],
  [/suppositori|rektal|vagi|klysma/, 'rectal'],
  [/kräm|gel|salva|kutan|schampo|lack|plåster|skum|liniment/, 'skin'],
  [/tablett|kapsel|oral|dragé|brus|pastill|tugg|granulat|droppar|sirap|lösning/, 'swallow'],
];

export function hasLeaflet({ type, substance }: Pick<Product, 'type' | 'substance'>): boolean {
  return type !== 'Ha' && substance !== null;
}

/** Creates a general leaflet for a medicine. Null for other products. */
export function leafletOf(product: Product): Leaflet | null {
  const { varuId, name, substance, atcCode, form, strength, packageText, flags } = product;
  if (!hasLeaflet(product) || substance === null) return null;
  const way = WAYS.find(([words]) => words.test(form.toLowerCase()))?.[1] ?? 'other';
  const section = (heading: string, ...paragraphs: (string | false)[]): LeafletSection => ({
    heading,
    paragraphs: paragraphs.filter((text) => text !== false),
  });
  const { heads } = texts;
  const cold = isCold(product);
  return {
    ...{ varuId, name, notice: texts.general },
    sections: [
      section(
        heads.what(name),
        texts.what(substance, groups[atcCode?.[0] ?? 'V'] ?? texts.use.other),
        product.type === 'Rx' ? texts.rx : texts.otc,
      ),
      section(
        heads.before,
        texts.before(substance),
        flags.includes('Paracetamol') && texts.paracetamol,
        warningOf({ atcCode }) === 'diclofenac' && texts.diclofenac,
        flags.includes('Nicotine') && texts.nicotine,
      ),
      section(heads.use, texts.use[way], product.usage !== '' && product.usage, texts.forgotten, texts.overdose),
      section(
        heads.effects,
        way === 'swallow' || way === 'inject' || way === 'other' ? texts.effects.systemic : texts.effects.local,
        texts.report,
      ),
      section(heads.storage, cold ? texts.storage.cold : texts.storage.room, texts.children),
      section(
        heads.contents,
        texts.contents(substance, strength === null ? '' : ` ${strength}`, form, packageText),
        product.contents !== '' && product.contents,
      ),
    ],
  };
}
