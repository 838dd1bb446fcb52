import type { BusinessDate } from '../../kernel/index.js';
import type { CollectRefusal } from './collectable.js';
import type { Standing } from './standing.js';

const STANDING_TEXTS: Readonly<Partial<Record<Standing, string>>> = {
  parked: 'Receptet är parkerat. Kontakta ett apotek om du vill använda det',
  printed: 'Receptet är utskrivet på papper. Ta med det till ett apotek',
  dispensed: 'Alla uttag är hämtade',
  expired: 'Receptet har gått ut',
  historic: 'Receptet är historiskt och gäller inte längre',
  'cancelled-by-pharmacist': 'Receptet är makulerat av en farmaceut',
  'cancelled-by-prescriber': 'Receptet är makulerat av förskrivaren',
  rejected: 'Receptet är avvisat. Kontakta den som skrev ut det',
  deceased: 'Receptet gäller inte längre',
  postponed: 'Förskrivaren har satt ut läkemedlet',
  ended: 'Receptet är avslutat',
};

/** RX-03: a refusal in words for the customer. The year is named only where it is another one than today's. */
export function refusalText(refusal: CollectRefusal, today: BusinessDate): string {
  switch (refusal.reason) {
    case 'not-active':
      return STANDING_TEXTS[refusal.standing] ?? 'Receptets status är okänd. Kontakta ett apotek';
    case 'dose':
      return 'Läkemedlet är dosförpackat och hämtas inte ut styckvis';
    case 'paper':
      return 'Receptet finns på papper. Ta med det till ett apotek';
    case 'first-too-late':
      return `Första uttaget skulle ha gjorts senast ${dayText(refusal.lastDay, today)}`;
    case 'nothing-left':
      return 'Det finns inga uttag kvar';
    case 'not-yet':
      return `Du kan hämta ut från och med ${dayText(refusal.from, today)}`;
  }
}

/** RX-06: an order has the next withdrawal. */
export const ORDERED_TEXT = 'Ett uttag är redan beställt. Det måste bli klart innan du kan beställa nästa';

/** RX-03: the text between the first day of a withdrawal and the first day inside the benefit. */
export function withoutBenefitText(through: BusinessDate, today: BusinessDate): string {
  return `utan högkostnadsskydd till och med ${dayText(through, today)}`;
}

const MONTHS = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');

export function dayText(date: BusinessDate, today: BusinessDate): string {
  const text = `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${date.slice(0, 4)}`;
}
