import type { Age, Entry, FaultCode, LineFault } from './entry.js';
import { readGoods, Unreadable } from './goods.js';
import type { SearchWordsLimits } from './rule.js';

export interface WordList {
  readonly entries: readonly Entry[];
  readonly faults: readonly LineFault[];
}

const AGES: Readonly<Record<string, Age>> = { vuxen: 'adult', barn: 'children' };

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Reads the list, one entry a line: `alvedon, panodil = ämne paracetamol + form tablett > ämne paracetamol ; vuxen`. A
 * comma separates equal things, and ">" goods of first choice from those of second choice. After "#" comes a comment.
 */
export function parseWordList(text: string, categories: readonly string[], limits: SearchWordsLimits): WordList {
  const known = new Set(categories);
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line.replace(/#.*$/, '').trim() }));
  const read = lines.filter((line) => line.text !== '').map((line) => entryOf(line, known, limits));
  const entries = read.filter((each): each is Entry => 'phrases' in each);
  const faults = [...read.filter((each): each is LineFault => 'code' in each), ...doubles(entries)];
  return { entries, faults: faults.sort((a, b) => a.line - b.line) };
}

function entryOf(
  { number: line, text }: Line,
  categories: ReadonlySet<string>,
  limits: SearchWordsLimits,
): Entry | LineFault {
  const fault = (code: FaultCode, found: string): LineFault => ({ line, code, found });
  const [before, after, ...more] = text.split('=');
  if (after === undefined || more.length > 0) return fault('NoEquals', text);
  const phrases = listed(before ?? '');
  const wrong = wrongPhrase(phrases, limits);
  if (wrong) return fault(wrong.code, wrong.found);
  const [goods = '', given = ''] = after.split(';').map((part) => part.trim());
  const age = ageOf(after, given);
  if (age instanceof Unreadable) return fault(age.code, age.found);
  const steps = stepsOf(goods, categories);
  if (steps instanceof Unreadable) return fault(steps.code, steps.found);
  if (steps.flat().length > limits.mostGoodsOfEntry) return fault('TooManyGoods', String(limits.mostGoodsOfEntry));
  return { line, phrases, steps, age };
}

function ageOf(after: string, given: string): Age | null | Unreadable {
  const [, ...marks] = after.split(';');
  if (marks.length === 0) return null;
  return (
    (marks.length === 1 ? AGES[given.toLowerCase()] : undefined) ?? new Unreadable('AgeUnknown', marks.join(';').trim())
  );
}

function stepsOf(text: string, categories: ReadonlySet<string>): Entry['steps'] | Unreadable {
  const steps = text.split('>').map((step) => listed(step).map((goods) => readGoods(goods, categories)));
  const wrong = steps.flat().find((goods) => goods instanceof Unreadable);
  if (wrong) return wrong;
  if (steps.some((step) => step.length === 0)) return new Unreadable('NoGoods', text);
  return steps as Entry['steps'];
}

function wrongPhrase(phrases: readonly string[], limits: SearchWordsLimits): Unreadable | null {
  if (phrases.length === 0) return new Unreadable('NoPhrase', '');
  if (phrases.length > limits.mostPhrasesOfEntry) {
    return new Unreadable('TooManyPhrases', String(limits.mostPhrasesOfEntry));
  }
  const isLong = (phrase: string): boolean =>
    phrase.length > limits.mostLettersOfPhrase || wordsIn(phrase).length > limits.mostWordsOfPhrase;
  const empty = phrases.find((phrase) => wordsIn(phrase).length === 0);
  if (empty !== undefined) return new Unreadable('PhraseWithoutWord', empty);
  const long = phrases.find(isLong);
  return long === undefined ? null : new Unreadable('PhraseTooLong', long);
}

/** A phrase may mean one thing only. Hyphens and spaces make no difference to a search. */
function doubles(entries: readonly Entry[]): LineFault[] {
  const lines = new Map<string, number>();
  return entries.flatMap(({ line, phrases }) =>
    phrases.flatMap((phrase) => {
      const words = wordsIn(phrase).join(' ');
      const earlier = lines.get(words) ?? line;
      lines.set(words, earlier);
      return earlier === line ? [] : [{ line, code: 'PhraseTwice', found: `${phrase} (${earlier})` } as const];
    }),
  );
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
}

function wordsIn(phrase: string): readonly string[] {
  return phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
