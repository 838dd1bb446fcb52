import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { ContactRoles } from '../../../services/person/profile/contract.js';
import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [
  { title: 'Kundservice – Älgört' },
  { name: 'description', content: 'Frågor om läkemedel, order, medlemskap och personuppgifter.' },
];

const WAYS = [
  { to: '/tracking', title: 'Spåra din leverans', text: 'Var paketet är just nu.' },
  { to: '/kundservice/kopvillkor#angerratt', title: 'Ångra eller returnera', text: '14 dagar från att du fick varan.' },
  { to: '/apotek', title: 'Hitta apotek', text: 'Öppettider och lager nära dig.' },
  { to: '/rad', title: 'Råd om hälsa', text: 'Skrivet av våra farmaceuter.' },
] as const;

/** Builds the page's sections. The contact details come from the configuration (PRO-19). */
const sectionsOf = ({
  customerServicePhone,
  customerServiceEmail,
  dataProtectionOfficer,
}: ContactRoles): readonly TextSection[] => [
  {
    title: 'Fråga en farmaceut',
    paragraphs: [
      'Våra legitimerade farmaceuter svarar på frågor om läkemedel, dosering, biverkningar och kombinationer. Vid akut sjukdom, ring 112. Vid misstanke om förgiftning, ring Giftinformationscentralen på 010-456 67 00.',
    ],
  },
  {
    title: 'Din order',
    paragraphs: [
      `Ring ${customerServicePhone} eller skriv till ${customerServiceEmail} och ange ditt ordernummer. Vill du returnera något, hör av dig inom 14 dagar från den dag du fick varan.`,
    ],
  },
  {
    title: 'Ditt medlemskap',
    paragraphs: ['Vi hjälper dig med poäng, bonuscheckar och nivå, och avslutar medlemskapet när du vill.'],
  },
  {
    id: 'dataskyddsombud',
    title: 'Dataskyddsombud',
    paragraphs: [
      `Frågor om hur vi hanterar dina personuppgifter går till vårt dataskyddsombud: ${dataProtectionOfficer}. Du kan också vända dig till Integritetsskyddsmyndigheten.`,
    ],
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { roles: context.shop.profile.contactRoles() };
}

export default function CustomerServicePage(): React.JSX.Element {
  const { roles } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Kundservice" intro="Vi hjälper dig, vardag som helg." sections={sectionsOf(roles)}>
      <ul className="ways">
        {WAYS.map(({ to, title, text }) => (
          <li key={to} className="way">
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
