import type { Random } from './random.js';

/** Hostile markup. A test can find it in a response if the shop has not escaped it. */
export const MARKUP = [
  '<script>stulet()</script>',
  '"><img src=x onerror=stulet()>',
  "'><svg onload=stulet()>",
  '</script><script>stulet()</script>',
  '<!--<b>stulet</b>',
];

const WORDS = [
  'hudvard',
  'salva',
  'Ipren',
  'nivea',
  'åäö',
  'smärta',
  'alvedon 500 mg',
  'receptfria-lakemedel',
  '0',
  '48',
];
const NUMBERS = [
  '-1',
  '0',
  '1',
  '48',
  '960',
  '1e9',
  'NaN',
  'Infinity',
  '-Infinity',
  '9007199254740993',
  '0x10',
  '1.5',
  '٣',
  '',
  '+48',
  ' 48 ',
];
const SQL = [
  "' OR 1=1 --",
  "'; DROP TABLE event; --",
  '" OR ""="',
  '%',
  '_',
  "\\'",
  '1) UNION SELECT NULL--',
  '$1',
  ':*',
  '& | ! ( )',
  "a' <-> b",
];
const CONTROL = ['\0', '\u0001\u0007', '\r\nSet-Cookie: a=b', '\t', '\u202e', '\ufeff', '\ud83d\ude00', '\u0000x'];
const UNICODE = ['𝕬𝖑𝖛𝖊𝖉𝖔𝖓', 'ﷺ', 'a\u0301\u0301\u0301', '漢字', 'ÅÄÖ', 'İı', 'ß', '\u{10ffff}'];
const TRAVERSAL = [
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '....//',
  '/etc/passwd',
  '..\\..\\',
  '.env',
  '%2e%2e/',
  'file:///etc/passwd',
  '//ond.example',
  'https://ond.example',
];
const WORDS_OF_SCRIPTS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '${7*7}',
  '{{7*7}}',
];

/** Returns a hostile or mistyped text. */
export function nasty(random: Random): string {
  if (random.chance(3)) return random.of(['a', 'å', '%', '<', 'a b ', '0']).repeat(random.of([500, 2_000, 10_000]));
  return random.of(random.of([WORDS, NUMBERS, SQL, CONTROL, UNICODE, TRAVERSAL, WORDS_OF_SCRIPTS, MARKUP]));
}

/** Encodes a text for a URL. Sometimes it returns an invalid escape instead. */
export function sent(random: Random, value: string): string {
  if (random.chance(6)) return random.of(['%', '%E0%A4%A', '%zz', '%u0041', '%c0%ae%c0%ae/', '%00', '%ff']);
  return encodeURIComponent(value);
}
