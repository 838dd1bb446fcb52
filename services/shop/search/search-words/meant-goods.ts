import type { Entry, Goods } from '../../../../domain/search-words/index.js';
import type { Term } from '../engine/term.js';
import type { Resolved } from '../engine/terms.js';
import { KeptPer } from '../shelf/kept-per.js';
import type { Stocked } from '../shelf/groups.js';
import { termOf } from './term-of.js';

/** The score of goods of first choice. It is more than the best word alone can give (engine/term.ts). */
const FIRST_CHOICE = 12;
/** What each later choice loses. Stock, popularity and age together weigh less than that (engine/ranking.ts). */
const STEP = 3;
const LEAST = 1;
/** A word of an entry must stand in name, brand or substance. Its stem does, its compounds and descriptions do not. */
const STRONG = 6;
/** What "barn" says of a pack for children without the word in its name. */
const FOR_CHILDREN = 5;

interface ByMedicine {
  readonly substances: ReadonlyMap<string, readonly number[]>;
  readonly atcCodes: ReadonlyMap<string, readonly number[]>;
}

/** Finds the goods that an entry of the list of search words means (CAT-05). */
export class MeantGoods {
  private readonly medicines = new KeptPer('grouping', byMedicine);
  private readonly children = new KeptPer('grouping', allForChildren);
  private readonly kept = new KeptPer('grouping', () => new Map<Entry, Promise<Term>>());

  constructor(
    private readonly stocked: Stocked,
    private readonly resolve: (word: string) => Promise<Resolved>,
  ) {}

  /** Drops what was found, because the words of the index have changed. */
  forget(): void {
    this.kept.forget();
  }

  of(entry: Entry): Promise<Term> {
    const kept = this.kept.from(this.stocked);
    let term = kept.get(entry);
    if (!term) kept.set(entry, (term = this.find(entry)));
    return term;
  }

  /** All packs for infants and small children. */
  ofChildren(): Term {
    return this.children.from(this.stocked);
  }

  private async find(entry: Entry): Promise<Term> {
    const scores = new Map<number, number>();
    for (const [step, goods] of entry.steps.entries()) {
      const places = await Promise.all(goods.map((each) => this.places(each)));
      for (const place of places.flat()) {
        if (!this.isOfAge(place, entry)) continue;
        const score = Math.max(LEAST, FIRST_CHOICE - STEP * (step + Number(this.isPrescription(place))));
        if (score > (scores.get(place) ?? 0)) scores.set(place, score);
      }
    }
    return termOf(scores);
  }

  private async places(goods: Goods): Promise<readonly number[]> {
    const { shelf } = this.stocked;
    const words = goods.words === undefined ? null : await this.withWords(goods.words);
    return this.candidates(goods, words).filter((place) => {
      const { substance, atcCode, categoryPath, form } = shelf.product(place);
      return (
        (goods.substance === undefined || substance === goods.substance) &&
        (goods.atc === undefined || (atcCode ?? '').startsWith(goods.atc)) &&
        (goods.category === undefined || `${categoryPath}/`.startsWith(`${goods.category}/`)) &&
        (goods.form === undefined || form.includes(goods.form)) &&
        (words === null || words.has(place))
      );
    });
  }

  /** The smallest group that contains all the goods. */
  private candidates({ substance, atc, category }: Goods, words: ReadonlySet<number> | null): readonly number[] {
    const { substances, atcCodes } = this.medicines.from(this.stocked);
    if (substance !== undefined) return substances.get(substance) ?? [];
    if (atc !== undefined) return [...atcCodes].flatMap(([code, places]) => (code.startsWith(atc) ? places : []));
    if (category !== undefined) return this.stocked.groups.places('category', category);
    return [...(words ?? [])];
  }

  private async withWords(text: string): Promise<ReadonlySet<number>> {
    const [first, ...others] = await Promise.all(text.split(/[^\p{L}\p{N}]+/u).map((word) => this.strong(word)));
    return new Set([...(first ?? [])].filter((place) => others.every((other) => other.has(place))));
  }

  private async strong(word: string): Promise<ReadonlySet<number>> {
    const term = await this.resolve(word);
    if (term === 'dropped' || !term.understood) return new Set();
    return new Set([...term.places].filter((_place, index) => (term.scores[index] as number) >= STRONG));
  }

  private isOfAge(place: number, { age }: Entry): boolean {
    const { children, present } = this.stocked.shelf.columns;
    return present[place] === 1 && (age === null || (children[place] === 1) === (age === 'children'));
  }

  /** A prescription item comes after prescription-free goods, because a shopper can buy those at once. */
  private isPrescription(place: number): boolean {
    return this.stocked.shelf.product(place).type === 'Rx';
  }
}

function allForChildren({ shelf }: Stocked): Term {
  const { children, present } = shelf.columns;
  const places = Array.from({ length: shelf.size }, (_, place) => place);
  const theirs = places.filter((place) => present[place] === 1 && children[place] === 1);
  return termOf(new Map(theirs.map((place) => [place, FOR_CHILDREN])));
}

function byMedicine({ shelf }: Stocked): ByMedicine {
  const substances = new Map<string, number[]>();
  const atcCodes = new Map<string, number[]>();
  const push = (groups: Map<string, number[]>, key: string | null, place: number): void => {
    if (key === null) return;
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  };
  for (let place = 0; place < shelf.size; place += 1) {
    if (shelf.columns.present[place] !== 1) continue;
    const { substance, atcCode } = shelf.product(place);
    push(substances, substance, place);
    push(atcCodes, atcCode, place);
  }
  return { substances, atcCodes };
}
