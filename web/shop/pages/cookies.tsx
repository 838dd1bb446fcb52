import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { consentIn } from '../../visit/consent/cookie-consent.js';
import { CookieSettings } from '../../visit/consent/cookie-settings.js';
import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Kakor – Älgört' }];

const SECTIONS: readonly TextSection[] = [
  {
    title: 'Vad en kaka är',
    paragraphs: [
      'En kaka är en liten textfil som sparas i din webbläsare. Vi sparar också några uppgifter i webbläsarens eget lager, på samma villkor. Ingen sida hos oss hämtar något från tredje part, så ingen annan sätter kakor här.',
    ],
  },
  {
    title: 'Nödvändiga',
    paragraphs: [
      'Inloggning, varukorg och säkerhet. De behövs för att butiken ska fungera och går inte att välja bort. De försvinner när sessionen tar slut eller när du loggar ut.',
      'En av dem stannar i högst 400 dagar efter din senaste inloggning. Med den känner vi igen webbläsaren, så att vi kan varna dig om någon loggar in från en enhet som är ny för oss. Den används inte till något annat.',
    ],
  },
  {
    title: 'Inställningar',
    paragraphs: ['Minns hur du vill ha det, till exempel vilken variant av en sida du ser. Bara om du godkänt det.'],
  },
  {
    title: 'Statistik',
    paragraphs: [
      'Hjälper oss förstå vad som fungerar. Klick på kampanjer sparas i högst 30 minuter, i din egen webbläsare. Bara om du godkänt det.',
      'I högst två timmar minns webbläsaren också vilka varor du hittade med sökningen, men inte vad du skrev. Vi räknar hur ofta en vara öppnas, läggs i varukorgen och köps, så att det som många väljer visas högre upp. Varor på recept räknas aldrig.',
    ],
  },
  { title: 'Marknadsföring', paragraphs: ['Används för att visa rätt erbjudanden. Bara om du godkänt det.'] },
  {
    title: 'Ändra dig',
    paragraphs: [
      'Du kan när som helst ändra ditt val här ovanför. Rensar du kakorna i webbläsaren får du frågan igen nästa gång du besöker oss.',
    ],
  },
];

export function loader({ request }: LoaderFunctionArgs) {
  return { consent: consentIn(request.headers.get('cookie')) };
}

export default function CookiesPage(): React.JSX.Element {
  const { consent } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Kakor" intro="Vad vi sparar i din webbläsare, och varför." sections={SECTIONS}>
      <CookieSettings consent={consent} />
    </TextPage>
  );
}
