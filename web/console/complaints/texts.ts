import { groundTexts } from '../../shop/checkout/complaint/texts.js';

export const complaintDeskTexts = {
  title: 'Reklamationer',
  open: 'Väntar på svar',
  none: 'Inga reklamationer väntar.',
  ended: 'Besvarade',
  order: (number: string) => `Order ${number}`,
  due: (days: number, day: string) =>
    days < 0
      ? `svaret är ${-days} ${-days === 1 ? 'dag' : 'dagar'} sent (${day})`
      : `${days} ${days === 1 ? 'dag' : 'dagar'} kvar (svar senast ${day})`,
  made: (moment: string) => `Kom ${moment}`,
  wish: 'Kunden vill',
  seen: 'Felet märktes',
  received: 'Varorna mottagna',
  notReceived: 'Inte bekräftat av fraktbolaget',
  inTime: (months: number, law: string) => `I rätt tid: inom ${months} månader från att felet märktes (${law}).`,
  toJudge: (months: number, law: string) =>
    `Mer än ${months} månader från att felet märktes. Bedöm om tiden ändå är skälig (${law}).`,
  presumed: (law: string) => `Felet anses ha funnits från början, om vi inte kan visa något annat (${law}).`,
  notPresumed: (law: string) => `Kunden behöver visa att felet fanns från början (${law}).`,
  medicine: 'Läkemedel. Ett kvalitetsfel ska också rapporteras till tillverkaren och Läkemedelsverket.',
  text: 'Kundens text',
  gone: 'Text och bilder är raderade.',
  photo: (nth: number) => `Kundens bild ${nth}`,
  answer: 'Svara',
  act: 'Svar',
  refund: 'Betala tillbaka',
  replace: 'Skicka nya varor',
  decline: 'Godkänn inte',
  amount: (name: string, most: string) => `${name}, högst ${most}`,
  amounts: 'Belopp i kronor',
  ceiling: (sum: string) =>
    `Ensam får du betala tillbaka högst ${sum}. Över det måste en annan person godkänna under Returer.`,
  stock: (count: number) => `${count} st på webblagret`,
  ground: 'Varför inte',
  chooseGround: 'Välj grund',
  grounds: groundTexts,
  note: 'Text till kunden',
  noteHint: 'Frivillig. Visas på orderns sida, inte i mejlet.',
  reason: 'Orsak (för loggen, skriv inte om kundens hälsa)',
  send: 'Svara kunden',
  awaiting: 'Pengarna väntar på en andra person. Den godkänner eller avböjer under Returer.',
  answered: 'Reklamationen är besvarad.',
  sum: 'Återbetalt',
  back: 'Alla reklamationer',
  done: {
    refund:
      'Pengarna betalas tillbaka och kunden får svar, eller väntar på en andra person om summan är över din gräns.',
    replace: 'Lagret packar nya varor. Kunden får svar när de är skickade.',
    decline: 'Kunden får svaret med lagrum.',
  },
  unknown: 'Okänd åtgärd.',
} as const;
