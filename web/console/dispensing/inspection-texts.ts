import type { RecordShown } from '../../../services/support/contract/dispensing.js';

export const inspectionTexts = {
  title: 'Tillsyn',
  find: 'Visa expedieringar för en tillsyn',
  findText: 'Bara när en myndighet frågar. Varje kund som visas kan läsa att du har sett det, och ärendenumret.',
  case: 'Myndighetens ärendenummer',
  from: 'Från och med',
  to: 'Till och med',
  article: 'Varunummer, sex siffror. Lämna tomt för alla varor',
  search: 'Visa',
  count: (found: number): string => (found === 1 ? '1 expediering' : `${found} expedieringar`),
  ended: (count: number): string =>
    `${count} ${count === 1 ? 'expediering' : 'expedieringar'} under dagarna kan inte öppnas. Lagens tid för uppgifterna har gått ut.`,
  day: 'Dag',
  order: 'Order',
  person: 'Personnummer',
  medicine: 'Vara',
  packages: 'Antal',
  batches: 'Batch och serienummer',
  pharmacist: 'Farmaceut',
  packsOf: (packs: RecordShown['packs']): string => packs.map(({ batch, serial }) => `${batch} ${serial}`).join(', '),
} as const;
