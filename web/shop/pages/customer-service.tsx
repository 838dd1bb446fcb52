import type { MetaFunction } from '@remix-run/node';

import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Kundservice – Älgört' }];

const SECTIONS: readonly TextSection[] = [
  { title: 'Fråga en farmaceut', paragraphs: ['Våra legitimerade farmaceuter svarar på frågor om läkemedel, dosering, biverkningar och kombinationer. Vid akut sjukdom, ring 112. Vid misstanke om förgiftning, ring Giftinformationscentralen på 010-456 67 00.'] },
  { title: 'Din order', paragraphs: ['Följ leveransen under Spåra din leverans. Vill du returnera något, kontakta oss inom 14 dagar från den dag du fick varan.'] },
  { title: 'Ditt medlemskap', paragraphs: ['Vi hjälper dig med poäng, bonuscheckar och nivå, och avslutar medlemskapet när du vill.'] },
  { title: 'Dataskyddsombud', paragraphs: ['Frågor om personuppgifter går till vårt dataskyddsombud, som nås genom kundservice.'] },
];

export default function CustomerServicePage(): React.JSX.Element {
  return <TextPage title="Kundservice" intro="Vi hjälper dig, vardag som helg." sections={SECTIONS} />;
}
