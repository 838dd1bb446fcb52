import type { MetaFunction } from '@remix-run/node';

import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Tillgänglighet – Älgört' }];

/** The accessibility statement, which lag (2023:254) requires of online shops (LAW-05). */
const SECTIONS: readonly TextSection[] = [
  {
    title: 'Vårt mål',
    paragraphs: [
      'Webbutiken ska uppfylla WCAG 2.2 nivå AA, så som lagen (2023:254) om vissa produkters och tjänsters tillgänglighet kräver.',
    ],
  },
  {
    title: 'Så arbetar vi',
    paragraphs: [
      'Allt går att göra med tangentbord och med skärmläsare, och det mesta även utan JavaScript. Diagram finns också som tabell. Rörelser stängs av om du valt det i din enhet. Sidorna följer enhetens ljusa eller mörka läge och går att förstora till 400 %. De kontrolleras automatiskt vid varje ändring.',
    ],
  },
  {
    title: 'Det vi vet brister',
    paragraphs: [
      'Produktbilderna är tecknade förpackningar utan egen textbeskrivning; namn, styrka och innehåll står i stället som text bredvid. Bipacksedlar från tillverkare är inte alltid tillgängliga; be oss läsa upp eller skriva ut det du behöver.',
    ],
  },
  {
    title: 'Berätta om brister',
    paragraphs: [
      'Hittar du något som inte fungerar för dig, skriv till tillganglighet@algort.example eller kontakta kundservice. Du får svar inom två arbetsdagar.',
      'Tillsyn utövas av Post- och telestyrelsen, pts.se. Dit kan du anmäla om du inte är nöjd med hur vi hanterar det du har berättat.',
    ],
  },
];

export default function AccessibilityPage(): React.JSX.Element {
  return <TextPage title="Tillgänglighet" intro="Så gör vi butiken användbar för alla." sections={SECTIONS} />;
}
