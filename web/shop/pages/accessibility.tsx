import type { MetaFunction } from '@remix-run/node';

import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Tillgänglighet – Älgört' }];

const SECTIONS: readonly TextSection[] = [
  { title: 'Vårt mål', paragraphs: ['Webbutiken ska uppfylla WCAG 2.2 nivå AA, så som lagen (2023:254) om vissa produkters och tjänsters tillgänglighet kräver.'] },
  { title: 'Så arbetar vi', paragraphs: ['Allt går att göra med tangentbord, utan JavaScript och med skärmläsare. Diagram finns också som tabell. Rörelser stängs av om du valt det i din enhet. Alla sidor kontrolleras automatiskt vid varje ändring.'] },
  { title: 'Berätta om brister', paragraphs: ['Hittar du något som inte fungerar för dig, kontakta kundservice. Tillsyn utövas av Post- och telestyrelsen.'] },
];

export default function AccessibilityPage(): React.JSX.Element {
  return <TextPage title="Tillgänglighet" sections={SECTIONS} />;
}
