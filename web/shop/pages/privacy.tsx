import type { MetaFunction } from '@remix-run/node';

import { TextPage, type TextSection } from './text-page.js';

export const meta: MetaFunction = () => [{ title: 'Integritetspolicy – Älgört' }];

const SECTIONS: readonly TextSection[] = [
  {
    title: 'Vilka uppgifter vi behandlar',
    paragraphs: [
      'Namn, kontaktuppgifter, personnummer vid inloggning, köp och för medlemmar poäng, nivå och bonuscheckar. Personliga uppgifter lagras krypterade med en egen nyckel per person.',
    ],
  },
  {
    title: 'Hur länge',
    paragraphs: [
      'Bokföring: 8 år. Kamerabilder i apotek: 60 dagar. Nyhetsbrev: 18 månader efter senaste aktivitet. Chatt: 24 timmar. Köphistorik: 30 månader.',
    ],
  },
  {
    id: 'inloggning',
    title: 'Inloggning',
    paragraphs: [
      'Du loggar in med e-legitimation. Väljer du Håll mig inloggad minns vi ditt namn, dina poäng och din varukorg. Från personlig information och recepthantering loggas du ut när du varit inaktiv.',
    ],
  },
  {
    title: 'Kakor',
    paragraphs: [
      'Vi använder nödvändiga kakor för inloggning och varukorg. Kakor för inställningar, statistik och marknadsföring sätts bara om du har godkänt dem. Ingen sida hämtar något från tredje part.',
    ],
  },
  {
    id: 'sokningar',
    title: 'Sökningar',
    paragraphs: [
      'Det du söker efter kan säga något om din hälsa. Därför sparar vi inte vad du söker, och inte heller vem som söker.',
      'Har du godkänt kakor för statistik räknar vi per dag hur många gånger en vara öppnas, läggs i varukorgen och köps efter en sökning. I räkningen finns varken du, din sökning, ditt köp eller något klockslag. Varor på recept räknas aldrig. Räkningen raderas efter 90 dagar.',
      'Är du medlem och har samtyckt till Personliga förslag kan varor som liknar dina egna köp visas högre upp. Köp på recept används aldrig till det.',
    ],
  },
  {
    title: 'Tävlingar',
    paragraphs: [
      'Tävlingar är öppna för den som fyllt 18 år och bor i Sverige. Uppgifterna används för att utse och kontakta vinnare.',
    ],
  },
  {
    title: 'Dina rättigheter',
    paragraphs: [
      'Du kan begära registerutdrag, rättelse och radering. När vi raderar dina uppgifter förstörs nyckeln till dem; det som bokföringslagen kräver sparas minimerat. Kontakta dataskyddsombudet genom kundservice.',
    ],
  },
];

export default function PrivacyPage(): React.JSX.Element {
  return <TextPage title="Integritetspolicy" intro="Så tar vi hand om dina uppgifter." sections={SECTIONS} />;
}
