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

/** GS1: what separates elements of unknown length. Scanners send it as the sign itself, or as a space. */
const SEPARATOR = /[\u001d\s]/;
const FIXED = { '01': 14, '17': 6 } as const;
const VARIABLE = { '10': 20, '21': 20 } as const;

/**
 * Reads a GS1 2D code as a scanner types it: product code (01), expiry (17), batch (10) and serial number (21), in any
 * order, with or without brackets. Null where one is missing or wrong.
 */
export function readPack(code: string): Pack | null {
  const found = elements(code.trim().replace(/^\]d2/, ''));
  const [productCode, expiry, batch, serial] = [found?.get('01'), found?.get('17'), found?.get('10'), found?.get('21')];
  const expiresOn = expiry === undefined ? null : dateOf(expiry);
  if (!productCode || !batch || !serial || !expiresOn) return null;
  if (!/^\d{14}$/.test(productCode) || checkDigit(productCode.slice(0, 13)) !== Number(productCode[13])) return null;
  return { productCode, serial, batch, expiresOn };
}

function elements(code: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  let rest = code;
  while (rest !== '') {
    const head = /^\(?(\d{2})\)?/.exec(rest);
    const id = head?.[1] ?? '';
    const [fixed, most] = [FIXED[id as keyof typeof FIXED], VARIABLE[id as keyof typeof VARIABLE]];
    const length = fixed ?? most;
    if (!head || length === undefined || found.has(id)) return null;
    rest = rest.slice(head[0].length);
    const end = fixed ?? endOf(rest);
    if (end < 1 || end > length || rest.length < end) return null;
    found.set(id, rest.slice(0, end));
    rest = rest.slice(end).replace(/^[\u001d\s]+/, '');
  }
  return found;
}

/** Where an element of unknown length ends: at a separator, at a bracket, or with the code. */
function endOf(rest: string): number {
  const end = rest.search(new RegExp(`${SEPARATOR.source}|\\(\\d{2}\\)`));
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
