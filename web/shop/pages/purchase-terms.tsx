import type { MetaFunction } from '@remix-run/node';

import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Köpvillkor – Älgört' }];

const SECTIONS: readonly TextSection[] = [
  {
    title: 'Vem som får handla',
    paragraphs: [
      'Du behöver ha fyllt 18 år för att handla i webbutiken, i appen eller per telefon. Receptvaror kräver inloggning med e-legitimation och svensk folkbokföring. Vi levererar bara till svenska adresser.',
    ],
  },
  {
    title: 'Beställning',
    paragraphs: [
      'När din order är mottagen får du en orderbekräftelse med e-post. Därefter kan ordern inte ändras. Beställningar hanteras normalt inom en dag, och du får en leveransavisering när paketet skickas.',
      'Köphistoriken sparas i 30 månader.',
    ],
  },
  {
    title: 'Priser och betalning',
    paragraphs: [
      'Alla priser är i svenska kronor och innehåller moms. Kort (Visa, Mastercard, Maestro, American Express): beloppet reserveras vid köpet och dras när paketet skickas. Swish och direktbetalning dras direkt.',
      'Presentkort kan inte användas vid betalning på nätet.',
    ],
  },
  {
    title: 'Leverans och uthämtning',
    paragraphs: [
      'Paketet ligger kvar i 2 veckor på ett apotek eller hos ett lokalt ombud, i 1 vecka hos ett postombud och i 3 dagar i ett paketskåp. För varor som inte hämtas ut tar vi ut en avgift på 150 kr.',
      'Paket över 20 kg levereras till tomtgränsen.',
    ],
  },
  {
    id: 'angerratt',
    title: 'Ångerrätt',
    paragraphs: [
      'Du har 14 dagars ångerrätt från den dag du fick varan. Vi betalar tillbaka inom 14 dagar från det att vi fått returen.',
      'Läkemedel kan av säkerhetsskäl inte återlämnas.',
    ],
  },
  {
    title: 'Reklamation',
    paragraphs: [
      'Reklamera inom skälig tid från det att du märkt felet. Två månader är alltid skälig tid, och du kan reklamera i högst tre år.',
    ],
  },
];

export default function PurchaseTermsPage(): React.JSX.Element {
  return <TextPage title="Köpvillkor" intro="Gäller köp i Älgörts webbutik för privatpersoner." sections={SECTIONS} />;
}
