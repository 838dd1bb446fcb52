import type { MetaFunction } from '@remix-run/node';

import { clubLevels, levelNames, percent } from '../visit/level-words.js';
import { TextPage, type TextSection } from '../shop/pages/text-page.js';

export const meta: MetaFunction = () => [{ title: 'Villkor för Älgört Plus' }];

const SECTIONS: readonly TextSection[] = [
  {
    title: 'Vem som kan bli medlem',
    paragraphs: [
      'Medlem kan den fysiska person bli som fyllt 16 år och har en giltig e-postadress och ett mobilnummer. För att handla krävs 18 år. Tävlingar är för den som fyllt 18 år och bor i Sverige.',
      'Du behöver identifiera dig för att samla poäng, använda förmåner, ändra uppgifter eller lämna samtycke.',
    ],
  },
  {
    title: 'Poäng',
    paragraphs: [
      'Du får 1 poäng per hel krona på andra varor än receptvaror, efter rabatter och utan frakt. Poängen registreras när varorna skickas.',
      'Returnerar du varor dras deras poäng från hela ditt saldo, aldrig under noll. En bonuscheck som gavs ut på dem och inte är använd upphör att gälla, och dess övriga poäng läggs tillbaka. Är checken använd dras poängen från dina nästa köp.',
      'Poäng gäller det kalenderår de tjänas in och ett kalenderår till. De äldsta används först.',
    ],
  },
  {
    title: 'Bonuscheckar',
    paragraphs: [
      'Vid varje månads slut blir varje fullt tusental poäng en bonuscheck enligt din nivå. 1000 poäng ger 20 kr på nivå +. Högst 12 000 poäng per kalenderår kan bli checkar.',
      'En bonuscheck gäller i 3 månader, ska lösas in i sin helhet och kan inte bytas mot kontanter eller presentkort.',
    ],
  },
  {
    title: 'Nivåer',
    paragraphs: [
      'Nivån avgörs av poängen under de senaste 365 dagarna och kontrolleras varje dag. Du flyttas upp så snart du når en högre nivå och behåller den i minst 365 dagar. Därefter gäller den nivå dina poäng räcker till. En nivå som bara nåddes med poäng för returnerade varor upphör genast.',
    ],
  },
  {
    title: 'När medlemskapet upphör',
    paragraphs: [
      'Du kan avsluta medlemskapet när du vill genom kundservice. Vi kan säga upp det med 30 dagars varsel per e-post. Det upphör vid dödsfall, efter 30 månader utan poäng eller på sakliga grunder, som missbruk. Då förfaller poängen, och kvittohistoriken raderas.',
    ],
  },
];

export default function ClubTermsPage(): React.JSX.Element {
  return (
    <TextPage title="Villkor för Älgört Plus" sections={SECTIONS}>
      <table>
        <caption className="visually-hidden">Nivåer</caption>
        <thead>
          <tr>
            <th scope="col">Nivå</th>
            <th scope="col">Poäng på 365 dagar</th>
            <th scope="col">Bonus</th>
          </tr>
        </thead>
        <tbody>
          {clubLevels.map(({ level, from, rate }, index) => (
            <tr key={level}>
              <th scope="row">
                {level} {levelNames[level]}
              </th>
              <td>{clubLevels[index + 1] ? `${from}–${(clubLevels[index + 1]?.from ?? 0) - 1}` : `från ${from}`}</td>
              <td>{percent(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TextPage>
  );
}
