import type { LookView } from '../../../services/care/health-look/contract.js';

/** LAW-09: plain words for who looked, in which role, why and at what. */
export const looksTexts = {
  title: 'Vem har tittat',
  intro:
    'Här ser du varje gång någon har öppnat dina uppgifter om recept och högkostnadsskydd, eller försökt. Listan är bara din.',
  list: 'Det som har hänt',
  none: 'Ingen har tittat på dina hälsouppgifter hos oss.',
  older: 'Det finns äldre händelser. Alla står i ditt registerutdrag.',
  extract: 'Till registerutdraget',
  block: 'Spärra för personalen',
  blockText:
    'Med en spärr kan ingen i personalen öppna dina recept för att svara på frågor. Farmaceuten ser ändå det recept som du beställer, och vi får varna dig om ett läkemedel återkallas.',
  blocked: 'Du har spärrat dina hälsouppgifter för personalen.',
  doBlock: 'Spärra',
  doAllow: 'Häv spärren',
  done: 'Ditt val är sparat.',
  failed: 'Ditt val gick inte att spara. Försök igen.',
  attempt: 'Nekad',
} as const;

type Part = Extract<LookView, { part: unknown }>['part'];

const PARTS: Readonly<Record<Part, string>> = {
  prescriptions: 'recept',
  'animal-prescriptions': 'djurrecept',
  'child-prescriptions': 'barns recept',
  'high-cost': 'högkostnadsskydd',
  price: 'pris på ett recept',
  news: 'om det fanns nya recept',
  'prescription-person': 'receptuppgifter',
  'ordered-prescription': 'ett beställt recept',
  'dose-pack-message': 'ett meddelande om dosförpackning',
  'stock-watch': 'en bevakning av en vara',
  'principal-prescriptions': 'recept genom en fullmakt',
  warrants: 'en fullmakt',
};

const ROLES = { pharmacist: 'farmaceut', support: 'kundservice', operations: 'drift' } as const;

const PURPOSES: Readonly<Record<Extract<LookView, { kind: 'staff' }>['purpose'], string>> = {
  dispensing: 'för att expediera din beställning',
  recall: 'för att varna om ett återkallat läkemedel',
  inspection: 'vid en kontroll av myndigheten',
  question: 'för att svara på en fråga',
};

const WITHHELD = {
  block: 'Din spärr hindrade det.',
  'off-duty': 'Det nekades, eftersom det bara är öppet för farmaceuter i tjänst.',
} as const;

/** Who did what, and how often on that day. */
export function lookText(look: LookView): string {
  return look.times > 1 ? `${sentence(look)} Det hände ${look.times} gånger den dagen.` : sentence(look);
}

function sentence(look: LookView): string {
  switch (look.kind) {
    case 'own':
      return `Du såg ${PARTS[look.part]}.`;
    case 'staff':
      return look.withheld
        ? `${look.name}, ${ROLES[look.role]}, ville se ${PARTS[look.part]}. ${WITHHELD[look.withheld]}`
        : `${look.name}, ${ROLES[look.role]}, såg ${PARTS[look.part]} ${PURPOSES[look.purpose]}.`;
    case 'holder':
      return `${look.name ?? 'Den som har din fullmakt'} såg ${PARTS[look.part]} med din fullmakt.`;
    case 'history':
      return `${look.name} hos oss öppnade dina köp. Där syns att du har recept, men inte vilka.`;
    case 'another-person':
      return `En annan person försökte se ${PARTS[look.part]} för dig, och nekades. Vem det var säger vi inte, eftersom det är den personens egen uppgift.`;
    case 'refused':
      return `Du bad att få se ${PARTS[look.part]} för någon annan, och nekades.`;
    case 'blocked':
      return 'Du spärrade dina hälsouppgifter för personalen.';
    case 'allowed':
      return 'Du hävde spärren för personalen.';
  }
}

export function reasonText(reason: string): string {
  return `Angivet skäl: ${reason}`;
}

/** Whether the attempt was refused. */
export function isAttempt(look: LookView): boolean {
  return look.kind === 'refused' || look.kind === 'another-person' || (look.kind === 'staff' && look.withheld !== null);
}
