import type { FileWords, ToolWords } from './file-words.js';
import type { Imported, Refused } from './plan-file.js';

/** The words for a file of plans. The given file of docs/ describes its columns. */
export function planFileWords(described: string): FileWords {
  const columns = `kolumnerna står i ${described}`;
  return {
    noSuchFile: (path) => `Filen ${path} finns inte.`,
    unreadableFile: (path) => `Filen ${path} går inte att läsa.`,
    columnMissing: (column) => `Kolumnen ${column} saknas i filens rubrik; ${columns}.`,
    columnUnknown: (column) => `${JSON.stringify(column)} är ingen kolumn; ${columns}.`,
    columnTwice: (column) => `Kolumnen ${column} står två gånger i filens rubrik.`,
    keyUnknown: `är ingen kolumn; ${columns}`,
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
}

export function planToolWords(command: string): ToolWords<Imported> {
  return {
    usage: `npm run ${command} <fil.csv | fil.ndjson>`,
    read: (rows) => `${rows} rader`,
    catchingUp: 'vyerna uppdateras',
    summary: ({ read, planned, changed, ended, unchanged, refused }, seconds) =>
      `${read} ${read === 1 ? 'rad' : 'rader'} på ${seconds.replace('.', ',')} s: ${planned} planerade, ${changed} ändrade, ${ended} avslutade, ${unchanged} oförändrade, ${refused} avvisade`,
  };
}

export function refusedLine({ line, key, field, reason }: Refused): string {
  return `rad ${line}${key === null ? '' : ` (${key})`}: ${field === 'row' ? 'raden' : field} ${reason}`;
}

/** What can be wrong in any row of plans. */
export const rowTexts = {
  long: (most: number) => `är längre än ${most} tecken`,
  day: 'är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
  yesOrNo: 'är varken yes eller no',
  amount: 'är inget belopp i kronor',
  missing: 'saknas',
  again: (line: number) => `står redan på rad ${line}`,
  unknownProduct: (varuId: string) => `${varuId} är ingen vara i butiken`,
} as const;
