import type { CampaignRejection } from '../../../../domain/campaign/index.js';
import type { FileWords, RowFault, ToolWords } from '../../../foundation/file-import/file-words.js';
import type { Imported, Refused } from './import-campaigns.js';

const COLUMNS = 'kolumnerna står i docs/import-campaigns.md';

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
  usage: 'npm run import:campaigns <fil.csv | fil.ndjson>',
  read: (rows) => `${rows} rader`,
  catchingUp: 'vyerna uppdateras',
  summary: ({ read, planned, changed, ended, unchanged, refused }, seconds) =>
    `${read} ${read === 1 ? 'rad' : 'rader'} på ${seconds.replace('.', ',')} s: ${planned} planerade, ${changed} ändrade, ${ended} avslutade, ${unchanged} oförändrade, ${refused} avvisade`,
};

export function refusedLine({ line, campaignId, field, reason }: Refused): string {
  return `rad ${line}${campaignId === null ? '' : ` (${campaignId})`}: ${field === 'row' ? 'raden' : field} ${reason}`;
}

export const texts = {
  badId: 'är inget kampanj-id av små bokstäver a–z, siffror och bindestreck',
  longId: (most: number) => `är längre än ${most} tecken`,
  long: (most: number) => `är längre än ${most} tecken`,
  kind: 'är varken offer, member eller theme',
  stickerType: 'är varken discount, member, theme eller none',
  day: 'är inget datum skrivet ÅÅÅÅ-MM-DD från år 2000',
  yesOrNo: 'är varken yes eller no',
  multiBuy: 'är varken skrivet 3/2 (ta 3 betala för 2), 2:99 (2 för 99 kr) eller none',
  multiBuyImpossible: 'ger ingen rabatt: minst 2 varor, och färre att betala eller en summa över 0',
  giftCode: 'är ingen kod av 3–30 versaler, siffror och bindestreck',
  amount: 'är inget belopp i kronor',
  missing: 'saknas',
  missingOfNew: 'saknas, och kampanjen är ny',
  again: (line: number) => `står redan på rad ${line}`,
  product: (part: string) => `${part} är inte skrivet varunummer eller varunummer:kronor`,
  productAgain: (varuId: string) => `${varuId} står två gånger`,
  tooManyProducts: (most: number) => `är fler än ${most}`,
  unknownProduct: (varuId: string) => `${varuId} är ingen vara i butiken`,
} as const;

export function faultOf(rejection: CampaignRejection): RowFault {
  switch (rejection.type) {
    case 'CampaignUnknown':
      return { field: 'campaignId', reason: 'är ingen kampanj' };
    case 'CampaignOver':
      return { field: 'campaignId', reason: 'är redan avslutad och kan inte ändras' };
    case 'CampaignIdTooLong':
      return { field: 'campaignId', reason: 'är för långt' };
    case 'CampaignEndsBeforeItBegins':
      return { field: 'validTo', reason: 'är före validFrom' };
    case 'CampaignEndsAfterItsLastDay':
      return { field: 'endedOn', reason: 'är efter kampanjens sista dag' };
    case 'CampaignPriceNegative':
      return { field: 'products', reason: `${rejection.varuId} har ett negativt pris` };
    case 'MultiBuyImpossible':
      return { field: 'multiBuy', reason: texts.multiBuyImpossible };
    case 'GiftCodeInvalid':
      return { field: 'giftCode', reason: texts.giftCode };
    case 'GiftWithoutProducts':
      return { field: 'giftProducts', reason: texts.missing };
    case 'GiftMinimumNegative':
      return { field: 'giftMinimum', reason: texts.amount };
    case 'MedicineAsGift':
      return { field: rejection.field, reason: `${rejection.varuId} är ett läkemedel och får inte vara gåva` };
    case 'PrescriptionInCampaign':
      return {
        field: rejection.field,
        reason: `${rejection.varuId} är receptbelagd och får inte stå i någon kampanj (LAW-01)`,
      };
  }
}
