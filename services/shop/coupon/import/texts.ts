import type { CouponRejection } from '../../../../domain/coupon/index.js';
import type { FileWords, RowFault, ToolWords } from '../../../foundation/file-import/file-words.js';
import type { Imported, Refused } from './import-coupons.js';

const COLUMNS = 'kolumnerna står i docs/import-coupons.md';

export const fileWords: FileWords = {
  noSuchFile: (path) => `Filen ${path} finns inte.`,
  unreadableFile: (path) => `Filen ${path} går inte att läsa.`,
  columnMissing: (column) => `Kolumnen ${column} saknas i filens rubrik; ${COLUMNS}.`,
  columnUnknown: (column) => `${JSON.stringify(column)} är ingen kolumn; ${COLUMNS}.`,
  columnTwice: (column) => `Kolumnen ${column} står två gånger i filens rubrik.`,
  keyUnknown: `är ingen kolumn; ${COLUMNS}`,
  otherLength: 'har inte lika många värden som rubriken har kolumner',
  quoteOpen: 'har ett citattecken som aldrig stängs: inget efter det är läst',
  notCsv: 'går inte att läsa som CSV',
  notJson: 'är inte JSON',
  notObject: 'är inget JSON-objekt',
  brokenEncoding: 'har trasig teckenkodning: filen är inte UTF-8 här',
  nul: 'innehåller ett NUL-tecken',
  halfCharacter: 'innehåller ett halvt tecken',
  notUnderstood: 'går inte att förstå',
};

export const toolWords: ToolWords<Imported> = {
  usage: 'npm run import:coupons <fil.csv | fil.ndjson>',
  read: (rows) => `${rows} rader`,
  catchingUp: 'vyerna uppdateras',
  summary: ({ read, planned, changed, ended, unchanged, refused }, seconds) =>
    `${read} ${read === 1 ? 'rad' : 'rader'} på ${seconds.replace('.', ',')} s: ${planned} planerade, ${changed} ändrade, ${ended} avslutade, ${unchanged} oförändrade, ${refused} avvisade`,
};

export function refusedLine({ line, code, field, reason }: Refused): string {
  return `rad ${line}${code === null ? '' : ` (${code})`}: ${field === 'row' ? 'raden' : field} ${reason}`;
}

export const texts = {
  badCode: 'är ingen kod av 3–30 versaler, siffror och bindestreck',
  long: (most: number) => `är längre än ${most} tecken`,
  discount: 'är varken skrivet 10% eller 50 (kronor)',
  day: 'är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
  products: 'är inte varunummer av sex siffror med | emellan, eller none',
  categories: 'är inte kategorier i butiken med | emellan, eller none',
  tooMany: (most: number) => `är fler än ${most}`,
  amount: 'är inget belopp i kronor',
  total: 'är varken ett heltal eller none',
  yesOrNo: 'är varken yes eller no',
  missing: 'saknas',
  missingOfNew: 'saknas, och rabattkoden är ny',
  again: (line: number) => `står redan på rad ${line}`,
  unknownProduct: (varuId: string) => `${varuId} är ingen vara i butiken`,
  prescription: (varuId: string) => `${varuId} är receptbelagd och får ingen rabatt (LAW-01)`,
} as const;

/** The column and the reason of each rule that a row can break. A refused use cannot come from a file. */
export function faultOf(rejection: CouponRejection): RowFault {
  switch (rejection.type) {
    case 'CouponUnknown':
      return { field: 'code', reason: 'är ingen rabattkod' };
    case 'CouponHasEnded':
      return { field: 'code', reason: 'är redan avslutad och kan inte ändras' };
    case 'CouponCodeInvalid':
      return { field: 'code', reason: texts.badCode };
    case 'CouponEndsBeforeItBegins':
      return { field: 'validTo', reason: 'är före validFrom' };
    case 'CouponEndsAfterItsLastDay':
      return { field: 'endedOn', reason: 'är efter rabattkodens sista dag' };
    case 'CouponTakesNothing':
      return { field: 'discount', reason: 'ska vara 1–100 % eller ett belopp över 0' };
    case 'CouponMinimumNegative':
      return { field: 'minimum', reason: texts.amount };
    case 'CouponTotalInvalid':
      return { field: 'total', reason: `ska vara ett heltal från 1 till ${rejection.most.toLocaleString('sv-SE')}` };
    default:
      throw new Error(`${rejection.type} cannot come from a file`);
  }
}
