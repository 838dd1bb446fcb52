import { decimalKronor, type BusinessDate } from '../../kernel/index.js';
import { accountsOf, charts } from '../accounts.js';
import { pc8 } from './pc8.js';
import type { Verification } from '../verifications.js';

export interface Company {
  readonly name: string;
  readonly organisationNumber: string;
}

export interface BooksFile {
  readonly company: Company;
  /** The day on which the file is made. */
  readonly madeOn: BusinessDate;
  readonly date: BusinessDate;
  readonly verifications: readonly Verification[];
}

const PROGRAM = 'Algort';
const SERIES = 'W';

/** A file of type 4I of the Swedish SIE format, which carries verifications from one system into the ledger. */
export function sie4({ company, madeOn, date, verifications }: BooksFile): Uint8Array {
  const lines = [
    '#FLAGGA 0',
    `#PROGRAM ${quoted(PROGRAM)} ${quoted('1.0')}`,
    '#FORMAT PC8',
    `#GEN ${compact(madeOn)}`,
    '#SIETYP 4',
    `#ORGNR ${company.organisationNumber}`,
    `#FNAMN ${quoted(company.name)}`,
    ...accountsOf(charts.on(date)).map(({ number, name }) => `#KONTO ${number} ${quoted(name)}`),
    ...verifications.flatMap(verificationLines),
  ];
  return pc8(lines.map((line) => `${line}\r\n`).join(''));
}

/** The number is empty, because the ledger numbers what it takes in (4I). */
function verificationLines({ date, text, postings }: Verification): readonly string[] {
  const rows = postings.map(({ account, amount }) => `  #TRANS ${account.number} {} ${decimalKronor(amount)}`);
  return [`#VER ${SERIES} "" ${compact(date)} ${quoted(text)}`, '{', ...rows, '}'];
}

function compact(date: BusinessDate): string {
  return date.replaceAll('-', '');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
