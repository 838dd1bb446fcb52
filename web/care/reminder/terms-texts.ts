import type { TextSection } from '../../shop/pages/text-page.js';

export const termsTexts = {
  title: 'Villkor för påminnelser',
  intro: 'Påminnelser är gratis och frivilliga. Du väljer vad du blir påmind om och hur, och du kan sluta när du vill.',
  settings: 'Välj dina påminnelser',
} as const;

/** RMD-05: the days and hours are those of the rules of reminders (RMD-01, RMD-03). */
export const TERMS: readonly TextSection[] = [
  {
    title: 'Vem som kan få påminnelser',
    paragraphs: [
      'Du behöver ha identifierat dig med BankID eller Freja+ och ha sagt ja till att vi sparar uppgifter om dina recept. Har du en fullmakt, eller är du vårdnadshavare för ett barn under 13 år, kan du också bli påmind för den personens räkning. Det upphör när fullmakten upphör eller barnet fyller 13 år.',
    ],
  },
  {
    title: 'Vad vi påminner om, och när',
    paragraphs: [
      'Högkostnadsskydd: 30 dagar innan din period tar slut. Gäller dig som är ansluten till högkostnadsdatabasen.',
      'Förnya recept: 30 dagar före receptets sista giltighetsdag.',
      'Hämta ut: den dag du kan göra nästa uttag inom förmånen, annars den dag nästa uttag är tillåtet.',
    ],
  },
  {
    title: 'Hur påminnelsen kommer',
    paragraphs: [
      'Du väljer för varje slags påminnelse om den ska komma i appen, med e-post eller med sms. Samma påminnelse kommer en gång i varje kanal som du har valt.',
      'För notiser i appen behöver telefonen visa notiser. För e-post och sms använder vi adressen och numret i dina uppgifter.',
    ],
  },
  {
    title: 'Vad en påminnelse säger',
    paragraphs: [
      'En påminnelse nämner aldrig ett läkemedel, ett personnummer eller en diagnos. Den säger bara att något gäller dig, eller en person du företräder. Logga in för att se vad det gäller.',
    ],
  },
  {
    title: 'Tysta timmar',
    paragraphs: [
      'Vi skickar inga påminnelser mellan klockan 20.00 och 09.00 svensk tid. Det som infaller då kommer klockan 09.00.',
    ],
  },
  {
    title: 'När påminnelser inte kommer',
    paragraphs: [
      'En påminnelse ställs in när skälet är borta: när du har gjort uttaget, när receptet har ersatts eller upphört, eller när du har tagit tillbaka ditt ja. Det som skulle ha kommit medan du inte hade sagt ja skickas inte i efterhand.',
      'Påminnelser är en hjälp. Du ansvarar själv för att hämta ut dina läkemedel i tid.',
    ],
  },
  {
    title: 'Så slutar du',
    paragraphs: [
      'Stäng av en påminnelse i dina inställningar. Det gäller direkt, och du behöver inte identifiera dig igen. För att säga ja på nytt behöver du identifiera dig.',
    ],
  },
  {
    title: 'Dina uppgifter',
    paragraphs: [
      'Vi räknar ut påminnelserna ur de uppgifter om recept och högkostnadsskydd som du har låtit oss spara. De används inte till något annat. Hur vi skyddar dem, och vilka rättigheter du har, står i integritetspolicyn.',
    ],
  },
];
