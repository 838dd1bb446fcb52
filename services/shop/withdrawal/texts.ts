import type { BusinessDate } from '../../../domain/kernel/index.js';

const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

/** Why a withdrawal was refused. */
export const withdrawalTexts = {
  orderUnknown: 'Ordern hittades inte.',
  notOpen: 'Det går inte att ångra den här ordern, för den är inte bekräftad eller redan avbruten.',
  tooLate: (lastDay: BusinessDate) =>
    `Ångerfristen gick ut ${day.format(new Date(lastDay))}. Är det fel på varan kan du reklamera den på orderns sida.`,
  empty: 'Välj minst en vara att ångra.',
  lineUnknown: 'Varan finns inte på ordern.',
  above: (most: number) =>
    most > 0 ? `Du kan ångra högst ${most} st av varan.` : 'Du har redan ångrat eller lämnat tillbaka varan.',
  notReturnable:
    'Läkemedel går inte att lämna tillbaka (2 kap. 11 § distansavtalslagen). Det går bara att ångra allt i ett paket som inte är packat.',
  other: 'Det gick inte att ångra köpet. Försök igen.',
} as const;
