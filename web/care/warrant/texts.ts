import type { WarrantStanding } from '../../../domain/warrant/index.js';
import { formatDate } from '../../interface/words/dates.js';
import type { WarrantView } from '../../../services/care/warrant/contract.js';

/** RX-08, RX-23: warrants in plain words. */
export const warrantTexts = {
  intro:
    'Med en fullmakt får någon annan se och beställa recept åt dig. Den gäller på alla apotek i Sverige, i högst fyra år, och du kan avsluta den när du vill.',
  held: 'Fullmakter som du har fått',
  noHeld: 'Ingen har gett dig en fullmakt.',
  given: 'Fullmakter som du har gett',
  noGiven: 'Du har inte gett någon fullmakt.',
  children: 'Barn',
  childrenText: 'För barn under 13 år behöver du som är vårdnadshavare ingen fullmakt.',
  noChildren: 'Det finns inga barn under 13 år som du är vårdnadshavare för.',
  give: 'Ge en fullmakt',
  giveText: 'Den som får fullmakten loggar in här och svarar inom sju dagar.',
  counter: 'Du kan också ge en fullmakt på ett apotek. Ta med giltig legitimation.',
  holder: 'Personnummer för den som får fullmakten',
  holderHint: 'Tolv siffror, till exempel 198507099805',
  name: 'För- och efternamn',
  who: 'Fullmakten gäller',
  self: 'Mina recept',
  own: 'Dina recept',
  givenOn: (day: WarrantView['registeredOn']) => `Gavs ${formatDate(day)}`,
  prescriptionsOf: (name: string) => `Recept för ${name}`,
  send: 'Ge fullmakten',
  accept: 'Tacka ja',
  decline: 'Tacka nej',
  end: 'Avsluta',
  endOf: (name: string) => `Avsluta fullmakten, ${name}`,
  acceptOf: (name: string) => `Tacka ja till fullmakten från ${name}`,
  declineOf: (name: string) => `Tacka nej till fullmakten från ${name}`,
  saved: {
    gavs: 'Fullmakten är registrerad. Den gäller när mottagaren har tackat ja.',
    ja: 'Du har tackat ja. Fullmakten gäller nu.',
    nej: 'Du har tackat nej till fullmakten.',
    slut: 'Fullmakten är avslutad.',
  },
  form: 'Formuläret gick inte att läsa. Ladda om sidan och försök igen.',
} as const;

const STANDINGS: Readonly<Record<Exclude<WarrantStanding, 'ended'>, string>> = {
  waiting: 'Väntar på svar',
  'in-force': 'Gäller',
  'not-accepted': 'Blev inte besvarad i tid',
  declined: 'Nekad',
  'run-out': 'Har gått ut',
};
const ENDED = 'Avslutad';

export function standingText(warrant: WarrantView): string {
  const { standing, acceptBy, validThrough } = warrant;
  if (standing === 'ended') return endText(warrant);
  if (standing === 'waiting') return `${STANDINGS.waiting} till och med ${formatDate(acceptBy)}`;
  return standing === 'in-force'
    ? `${STANDINGS[standing]} till och med ${formatDate(validThrough)}`
    : STANDINGS[standing];
}

/** A death or a protected identity is not told to the other side. */
function endText({ endedBy, role }: WarrantView): string {
  if (endedBy === 'guardianship')
    return role === 'giver'
      ? `${ENDED}: du är inte längre vårdnadshavare för ett barn under 13 år`
      : `${ENDED}: barnet har fyllt 13 år, eller vårdnaden har upphört`;
  if (endedBy === role) return `${ENDED} av dig`;
  if (endedBy === 'giver') return `${ENDED} av den som gav den`;
  return endedBy === 'holder' ? `${ENDED} av den som hade den` : ENDED;
}

/** What a warrant opens, for the one who reads it. */
export function scopeText({ role, child, name }: WarrantView): string {
  const whose = child === null ? null : warrantTexts.prescriptionsOf(child);
  if (role === 'holder') return whose ? `${whose}, från ${name}` : warrantTexts.prescriptionsOf(name);
  return `${whose ?? warrantTexts.own}, till ${name}`;
}
