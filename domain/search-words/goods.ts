import type { FaultCode, Goods } from './entry.js';

/** A fault without its line, which `parse` adds. */
export class Unreadable {
  constructor(
    readonly code: FaultCode,
    readonly found: string,
  ) {}
}

/** The Swedish words of the list for the parts of `Goods`. A pharmacist writes them. */
const KINDS = {
  ämne: 'substance',
  atc: 'atc',
  kategori: 'category',
  ord: 'words',
  form: 'form',
} as const satisfies Readonly<Record<string, keyof Goods>>;

const ATC = /^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/;

/** Reads `ämne paracetamol + form tablett`. */
export function readGoods(text: string, categories: ReadonlySet<string>): Goods | Unreadable {
  const goods: { -readonly [Part in keyof Goods]: string } = {};
  for (const part of text.split('+').map((each) => each.trim())) {
    const [kind = '', ...rest] = part.split(/\s+/);
    const name = kindOf(kind.toLowerCase());
    if (!name) return new Unreadable(part === '' ? 'ValueMissing' : 'KindUnknown', part || text);
    const value = rest.join(' ');
    const fault = faultOf(name, value, categories);
    if (fault) return new Unreadable(fault, value || kind);
    if (goods[name] !== undefined) return new Unreadable('KindTwice', kind);
    goods[name] = name === 'atc' ? value.toUpperCase() : value.toLowerCase();
  }
  return isFormAlone(goods) ? new Unreadable('FormAlone', text) : goods;
}

function kindOf(word: string): keyof Goods | null {
  return Object.hasOwn(KINDS, word) ? KINDS[word as keyof typeof KINDS] : null;
}

function faultOf(name: keyof Goods, value: string, categories: ReadonlySet<string>): FaultCode | null {
  if (value === '') return 'ValueMissing';
  if (name === 'atc' && !ATC.test(value.toUpperCase())) return 'AtcInvalid';
  return name === 'category' && !categories.has(value.toLowerCase()) ? 'CategoryUnknown' : null;
}

/** A form alone, such as "tablett", would mean a third of the shop. */
function isFormAlone(goods: Goods): boolean {
  return goods.form !== undefined && Object.keys(goods).length === 1;
}
