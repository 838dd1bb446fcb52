import type { BusinessDate } from '../../../../domain/kernel/index.js';

/** The content of an advisory page, as plain text without markup. */
export interface AdviceSource {
  readonly slug: string;
  readonly title: string;
  readonly topic: Topic;
  readonly summary: string;
  readonly sections: readonly AdviceSection[];
  /** When to call 1177 or see a doctor. */
  readonly seekCare: readonly string[];
  readonly reviewedBy: string;
  readonly reviewedOn: BusinessDate;
  /** Categories whose products are shown beside the text. Prescription and restricted goods are left out. */
  readonly categories: readonly [string, ...string[]];
}

export interface AdviceSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list: readonly string[];
}

export const TOPICS = [
  'Förkylning och infektion',
  'Värk och feber',
  'Allergi, hud och hår',
  'Mage och kost',
  'Barn och graviditet',
  'Livsstil och sömn',
  'Mun och ögon',
  'Sår, resa och första hjälpen',
] as const;
export type Topic = (typeof TOPICS)[number];

export function section(
  heading: string,
  text: string | readonly string[],
  list: readonly string[] = [],
): AdviceSection {
  return { heading, paragraphs: typeof text === 'string' ? [text] : text, list };
}

export const MAJA = 'Maja Lindqvist, leg. apotekare';
export const ERIK = 'Erik Sandahl, leg. receptarie';
export const SAMIRA = 'Samira Haddad, leg. apotekare';
