import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { DescribedDelivery } from '../../../services/shop/delivery/contract.js';
import { destroyedMedicines } from '../delivery/destroyed-medicines.js';
import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Köpvillkor – Älgört' }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.shop.delivery.described();
}

/**
 * The terms of delivery. What may cost the customer money follows the rules. The hours of the evening delivery stand as
 * the terms were printed (CHK-02); the option itself promises narrower ones.
 */
export function deliveryTerms({ uncollectedFee, destroying }: DescribedDelivery): readonly string[] {
  const fee = formatKronor(uncollectedFee);
  return [
    `Paketet ligger kvar i 2 veckor på ett apotek eller hos ett lokalt ombud, i 1 vecka hos ett postombud och i 3 dagar i ett paketskåp. För varor som inte hämtas ut tar vi ut en avgift på ${fee}.`,
    'Hemleverans samma kväll sker kl. 16.00–22.00 i fler än 20 städer.',
    `${destroyedMedicines(destroying)} För förstörda läkemedel tar vi inte ut någon avgift.`,
    'Paket över 20 kg levereras till tomtgränsen.',
  ];
}

const sections = (delivery: DescribedDelivery): readonly TextSection[] => [
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
    paragraphs: deliveryTerms(delivery),
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
  const delivery = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Köpvillkor"
      intro="Gäller köp i Älgörts webbutik för privatpersoner."
      sections={sections(delivery)}
    />
  );
}
