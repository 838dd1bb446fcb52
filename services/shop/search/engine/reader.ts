import type { MeantGoods } from '../search-words/meant-goods.js';
import type { Passage, PhraseBook } from '../search-words/phrase-book.js';
import { joined } from '../search-words/term-of.js';
import type { Vocabulary } from '../index/vocabulary.js';
import { isStopWord } from '../swedish.js';
import { speaksOfChildren } from '../../../../domain/catalogue/index.js';
import { partsOf } from './compound.js';
import { faultsOf } from './meant-words.js';
import { NOTHING, type Term } from './term.js';
import type { Manner, Resolved, Terms } from './terms.js';

/** A part of the query: one word, or a phrase of the list of search words. */
export interface Part {
  /** The part as it was typed. */
  readonly said: string;
  readonly term: Resolved;
  /** True for a phrase of the list. It says more about what is meant than any other word. */
  readonly listed: boolean;
  /** Other spellings, the likeliest first. */
  readonly spellings: readonly string[];
}

export interface Reading {
  readonly parts: readonly Part[];
  readonly forChildren: boolean;
}

interface Token {
  readonly word: string;
  readonly typed: string;
  readonly term: Resolved;
  /** A word of the list, of which the typed word is a misspelling. */
  readonly corrected: boolean;
}

export interface Asking {
  readonly words: readonly string[];
  /** What the index says of each word. */
  readonly resolved: readonly Resolved[];
  readonly last: Manner;
  readonly book: PhraseBook;
}

/** Reads a query with the list of search words: phrases of the list, misspelt words of it, and compounds (CAT-05). */
export class Reader {
  private readonly unions = new WeakMap<Term, WeakMap<Term, Term>>();

  constructor(
    private readonly terms: Terms,
    private readonly vocabulary: () => Promise<Vocabulary>,
    private readonly goods: MeantGoods,
  ) {}

  /** Null when the list adds nothing, because no word begins a phrase and the index knows them all. */
  read({ words, resolved, last, book }: Asking): Promise<Reading> | null {
    const passages = book.passages(words);
    const isKnown = words.every((word, index) => isSure(word, resolved[index] as Resolved));
    const isTyping = last === 'typing' && unfinishedFrom(words, book) < words.length;
    if (passages.length === 0 && isKnown && !isTyping && !speaksOfChildren(words.join(' '))) return null;
    return this.readClosely({ words, resolved, last, book });
  }

  private async readClosely({ words, resolved, last, book }: Asking): Promise<Reading> {
    const vocabulary = await this.vocabulary();
    const tokens: Token[] = [];
    const unfinished = last === 'typing' ? unfinishedFrom(words, book) : words.length;
    for (const [index, typed] of words.entries()) {
      const term = resolved[index] as Resolved;
      if (index >= unfinished) tokens.push({ word: typed, typed, term, corrected: false });
      else tokens.push(...(await this.tokensOf(typed, term, vocabulary, book)));
    }
    const passages = book.passages(tokens.map(({ word }) => word));
    const parts = await this.parts(tokens, passages, book, last);
    const ages = passages.map(({ entry }) => entry.age);
    return { parts, forChildren: ages.includes('children') || speaksOfChildren(words.join(' ')) };
  }

  /** Most words stay as they are. An unknown word is a compound, or a word of the list with typing errors. */
  private async tokensOf(typed: string, term: Resolved, vocabulary: Vocabulary, book: PhraseBook): Promise<Token[]> {
    const asTyped: Token = { word: typed, typed, term, corrected: false };
    if (term === 'dropped' || isSure(typed, term) || book.has(typed)) return [asTyped];
    const faults = faultsOf(term.meant);
    const near = book.near(typed);
    if (near?.faults === 1 && (term.understood || faults >= 1)) {
      return [{ ...asTyped, word: near.word, corrected: true }];
    }
    if (term.understood) return [asTyped];
    const isKnown = (part: string): boolean => book.has(part) || vocabulary.hasWord(part);
    const parts = faults === Infinity ? partsOf(typed, isKnown) : null;
    if (parts) return Promise.all(parts.map((part) => this.tokenOf(part)));
    return near && near.faults <= faults ? [{ ...asTyped, word: near.word, corrected: true }] : [asTyped];
  }

  private async tokenOf(part: string): Promise<Token> {
    return { word: part, typed: part, term: await this.terms.of(part, 'whole'), corrected: false };
  }

  private async parts(
    tokens: readonly Token[],
    passages: readonly Passage[],
    book: PhraseBook,
    last: Manner,
  ): Promise<readonly Part[]> {
    const words = tokens.map(({ word }) => word);
    const begun = last === 'typing' ? unfinishedFrom(words, book) : tokens.length;
    const parts: Part[] = [];
    for (let index = 0; index < tokens.length;) {
      const passage = passages.find(({ from }) => from === index);
      const rest = tokens.slice(index);
      if (index === begun && passage?.to !== tokens.length) return [...parts, await this.begun(rest, book)];
      const [token] = rest as [Token];
      if (passage) parts.push(await this.phrase(tokens.slice(index, passage.to), passage));
      else if (passages.length === 0 || !isStopWord(token.word)) parts.push(this.word(token));
      index = passage ? passage.to : index + 1;
    }
    return parts;
  }

  /** A phrase of one word also finds what the index knows of the word, after the goods of the list. */
  private async phrase(tokens: readonly Token[], { entry }: Passage): Promise<Part> {
    const goods = await this.goods.of(entry);
    const [{ term }] = tokens as [Token];
    const isWord = tokens.length === 1 && term !== 'dropped' && term.understood;
    const found = isWord ? this.together(goods, term) : goods;
    const isCorrected = tokens.some(({ corrected }) => corrected);
    const said = tokens.map(({ typed }) => typed).join(' ');
    const spelt = tokens.map(({ word }) => word).join(' ');
    const meant = isCorrected ? [spelt, ...(tokens.length === 1 ? spellingsOf(term) : [])] : [];
    return { said, term: { ...found, understood: found.understood && !isCorrected }, listed: true, spellings: meant };
  }

  /** Both terms are cached, so what they give together is too. It goes when either of them is dropped. */
  private together(goods: Term, term: Term): Term {
    let kept = this.unions.get(goods);
    if (!kept) this.unions.set(goods, (kept = new WeakMap()));
    let union = kept.get(term);
    if (!union) kept.set(term, (union = joined(goods, term)));
    return union;
  }

  private word({ typed, term }: Token): Part {
    return { said: typed, term: this.ofChildren(typed, term), listed: false, spellings: spellingsOf(term) };
  }

  /** The last phrase may be unfinished: "alve" also finds what "alvedon" means, and "ont i hal" what "ont i halsen" means. */
  private async begun(tokens: readonly Token[], book: PhraseBook): Promise<Part> {
    const [{ term }] = tokens as [Token];
    const known = tokens.length === 1 && term !== 'dropped' && term.understood ? term : NOTHING;
    const entries = book.beginning(contentWords(tokens.map(({ word }) => word)));
    const goods = await Promise.all(entries.map((entry) => this.goods.of(entry)));
    const said = tokens.map(({ typed }) => typed).join(' ');
    return { said, term: joined(known, ...goods), listed: true, spellings: [] };
  }

  /** "barn" means every pack for children, whether or not the word stands in its name. */
  private ofChildren(typed: string, term: Resolved): Resolved {
    if (!speaksOfChildren(typed)) return term;
    return joined(term === 'dropped' ? NOTHING : term, this.goods.ofChildren());
  }
}

/** Returns the first of the last words that together begin a phrase of the list. The length when none do. */
function unfinishedFrom(words: readonly string[], book: PhraseBook): number {
  const from = words.findIndex((_word, index) => book.beginning(contentWords(words.slice(index))).length > 0);
  return from === -1 ? words.length : from;
}

function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !isStopWord(word));
}

/** A word that only stands inside other words, such as "halls" in a brand's name, may well be a typing error. */
const WEAK = 0.55;
/** A shorter word is as often the inner part of a longer one, which the shopper looks for. */
const SHORTEST_WEAK = 6;

function isSure(word: string, term: Resolved): boolean {
  if (term === 'dropped') return true;
  return term.understood && (word.length < SHORTEST_WEAK || (term.meant[0]?.quality ?? 0) > WEAK);
}

function spellingsOf(term: Resolved): readonly string[] {
  return term === 'dropped' || term.understood ? [] : term.meant.map(({ word }) => word);
}

export function partOf(word: string, term: Resolved): Part {
  return { said: word, term, listed: false, spellings: spellingsOf(term) };
}

/** A compound counts as two words, so a query may get more than the eight that ranking has bits for. */
const MOST_PARTS = 8;

export function termsOf(parts: readonly Part[]): readonly (Part & { readonly term: Term })[] {
  return parts.filter((part): part is Part & { readonly term: Term } => part.term !== 'dropped').slice(0, MOST_PARTS);
}
