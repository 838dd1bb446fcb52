import type { Category } from '../../../../domain/catalogue/index.js';
import type { Entry } from '../../../../domain/search-words/index.js';
import type { Shelf } from '../shelf/shelf.js';
import { stemOf } from '../swedish.js';
import { folded, wordsOf } from '../words.js';

interface Phrase {
  readonly text: string;
  weight: number;
}

interface Beginning {
  /** The part of the phrase from one of its words to the end, in plain letters (`folded`). */
  readonly from: string;
  readonly phrase: Phrase;
  /** True when `from` begins with the phrase's first word. Such phrases rank first. */
  readonly whole: boolean;
}

/**
 * Suggests phrases for completion: brands, substances, product titles, categories, and phrases of the list of search
 * words. Any of their words finds them.
 */
export class Phrases {
  private readonly beginnings: readonly Beginning[];

  constructor(shelf: Shelf, categories: readonly Category[], spoken: readonly Entry[] = []) {
    const phrases = new Map<string, Phrase>();
    const names = new Map(categories.map(({ path, name }) => [path, name]));
    for (let place = 0; place < shelf.size; place += 1) {
      if (shelf.columns.present[place] !== 1) continue;
      const { brand, substance, packTitle, categoryPath, popularity } = shelf.product(place);
      for (const text of [brand, substance, packTitle, names.get(categoryPath)])
        if (text) add(phrases, text, popularity + 1);
    }
    for (const entry of spoken) for (const [text, weight] of spokenPhrases(entry)) add(phrases, text, weight);
    this.beginnings = [...phrases.values()].flatMap(beginningsOf).sort((a, b) => (a.from < b.from ? -1 : 1));
  }

  /** Returns the phrases with the highest weight that have a word beginning with `typed`. */
  beginning(typed: string, most: number): readonly string[] {
    const plain = folded(wordsOf(typed).join(' '));
    if (plain === '') return [];
    const found = new Map<string, number>();
    for (let index = this.lowest(plain); index < this.beginnings.length; index += 1) {
      const { from, phrase, whole } = this.beginnings[index] as Beginning;
      if (!from.startsWith(plain)) break;
      found.set(phrase.text, Math.max(found.get(phrase.text) ?? 0, phrase.weight * (whole ? WHOLE : 1)));
    }
    return [...found]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
      .map(([text]) => text);
  }

  private lowest(plain: string): number {
    let low = 0;
    let high = this.beginnings.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.beginnings[middle] as Beginning).from < plain) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const WHOLE = 1000;
/** About the weight of one popular product, so that brands and titles of many products come first. */
const SPOKEN = 500;

/** The first phrase of an entry is the usual one. Other forms of an earlier phrase are not suggested besides it. */
function spokenPhrases({ phrases }: Entry): readonly (readonly [string, number])[] {
  const stems = phrases.map((phrase) => wordsOf(phrase).map(stemOf).join(' '));
  return phrases
    .map((phrase, index) => [phrase, SPOKEN / (index + 1)] as const)
    .filter((_phrase, index) => stems.indexOf(stems[index] as string) === index);
}

function add(phrases: Map<string, Phrase>, text: string, weight: number): void {
  const spoken = text.toLowerCase();
  const known = phrases.get(spoken);
  if (known) known.weight += weight;
  else phrases.set(spoken, { text: spoken, weight });
}

function beginningsOf(phrase: Phrase): Beginning[] {
  const words = wordsOf(phrase.text).map(folded);
  return words.map((_word, index) => ({ from: words.slice(index).join(' '), phrase, whole: index === 0 }));
}
