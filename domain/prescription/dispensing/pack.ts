import { checkDigit } from '../../catalogue/ean.js';
import type { BusinessDate } from '../../kernel/index.js';

/** The identity on a pack of medicine (regulation 2016/161, article 4). */
export interface Pack {
  readonly productCode: string;
  readonly serial: string;
  readonly batch: string;
  readonly expiresOn: BusinessDate;
}

/** The Nordic article number as a product code: the number series of the Nordic countries, and a check digit. */
export function productCodeOf(varuId: string): string {
  const digits = `0704626${varuId}`;
  return `${digits}${checkDigit(digits)}`;
}

/** GS1: what separates elements of unknown length. Scanners send it as the sign itself, as its picture, or as a space. */
const SEPARATOR = /[\u001d\u241d\s]/;
/** Elements of a fixed length need no separator: product code, day of production, expiry. */
const FIXED = { '01': 14, '11': 6, '17': 6 } as const;
/** 710 to 719 are reimbursement numbers of countries, and 240 is an identity of the maker. Parallel imports have them. */
const HEAD = /^(01|10|11|17|21|71\d|240)/;
/** The signs of a batch and of a serial number, as the verification system takes them. */
const SIGNS = /^[\x21-\x7e]{1,20}$/;

/** What of a code is missing or wrong. `code`: nothing of it can be read. */
export type PackCodeFault = 'code' | 'product-code' | 'expiry' | 'batch' | 'serial';

/**
 * Reads a GS1 2D code as a scanner types it: product code (01), expiry (17), batch (10) and serial number (21), in any
 * order, with or without brackets. Other elements of national use are passed over.
 */
export function readPack(code: string): Pack | PackCodeFault {
  const found = elements(code.trim().replace(/^\](?:d2|Q3)/, ''));
  if (!found) return 'code';
  const [productCode = '', expiry = '', batch = '', serial = ''] = ['01', '17', '10', '21'].map((id) => found.get(id));
  const expiresOn = dateOf(expiry);
  if (!isProductCode(productCode)) return 'product-code';
  if (!expiresOn) return 'expiry';
  if (!SIGNS.test(batch)) return 'batch';
  if (!SIGNS.test(serial)) return 'serial';
  return { productCode, serial, batch, expiresOn };
}

export function isPack(read: Pack | PackCodeFault): read is Pack {
  return typeof read !== 'string';
}

function isProductCode(text: string): boolean {
  return /^\d{14}$/.test(text) && checkDigit(text.slice(0, 13)) === Number(text[13]);
}

/** Null where the elements do not follow each other, or one comes twice. */
function elements(code: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  const brackets = code.startsWith('(');
  let rest = code;
  while (rest !== '') {
    const head = (brackets ? /^\((\d{2,4})\)/ : HEAD).exec(rest);
    const id = head?.[1] ?? '';
    if (!head || found.has(id)) return null;
    rest = rest.slice(head[0].length);
    const end = FIXED[id as keyof typeof FIXED] ?? endOf(rest, brackets);
    if (end < 1 || rest.length < end) return null;
    found.set(id, rest.slice(0, end));
    rest = rest.slice(end).replace(/^[\u001d\u241d\s]+/, '');
  }
  return found.size > 0 ? found : null;
}

/** Where an element of unknown length ends: at a separator, at the next bracket of a code with brackets, or with the code. */
function endOf(rest: string, brackets: boolean): number {
  const end = rest.search(brackets ? /[\u001d\u241d\s]|\(\d{2,4}\)/ : SEPARATOR);
  return end < 0 ? rest.length : end;
}

/** YYMMDD. Day 00 means the last day of the month. */
function dateOf(text: string): BusinessDate | null {
  const read = /^(\d{2})(0[1-9]|1[0-2])(\d{2})$/.exec(text);
  if (!read) return null;
  const [year, month, day] = [2000 + Number(read[1]), Number(read[2]), Number(read[3])];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${year}-${read[2]}-${String(day === 0 ? last : day).padStart(2, '0')}`;
}
