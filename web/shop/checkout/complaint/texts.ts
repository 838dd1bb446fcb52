import type { ComplaintFault, ComplaintWish, DeclineGround } from '../../../../domain/order/events.js';
import type { ComplaintStatus } from '../../../../domain/order/index.js';

export const faultTexts: Readonly<Record<ComplaintFault, string>> = {
  damaged: 'Skadad eller trasig',
  defective: 'Fungerar inte som den ska',
  'wrong-goods': 'Fel vara',
  missing: 'Saknas i paketet',
  'not-as-described': 'Stämmer inte med beskrivningen',
  other: 'Något annat',
};

export const wishTexts: Readonly<Record<ComplaintWish, string>> = {
  'new-goods': 'En ny vara',
  'money-back': 'Pengarna tillbaka',
  reduction: 'Behålla varan och få en del av priset tillbaka',
};

export const complaintStatusTexts: Readonly<Record<ComplaintStatus, string>> = {
  open: 'Väntar på svar',
  awaiting: 'Väntar på svar',
  refunded: 'Godkänd, pengarna betalas tillbaka',
  replacing: 'Godkänd, en ny vara packas',
  replaced: 'Godkänd, en ny vara är skickad',
  declined: 'Inte godkänd',
};

export const groundTexts: Readonly<Record<DeclineGround, string>> = {
  'no-fault': 'Varan stämmer med det vi lovat, så det finns inget fel som vi ansvarar för',
  'after-delivery': 'Felet fanns inte när du fick varan',
  'known-before': 'Felet var känt när du köpte varan',
  'too-late': 'Reklamationen kom inte inom skälig tid efter att felet märktes',
};

const years = (months: number): string => (months % 12 === 0 ? `${months / 12} år` : `${months} månader`);

const KEEPS = 'Du behöver inte skicka tillbaka något. Läkemedel lämnar du till ett apotek.';

export const complaintPageTexts = {
  title: 'Reklamera en vara',
  order: (number: string) => `Order ${number}`,
  rule: (assuredMonths: number, months: number, law: { readonly length: string; readonly time: string }) =>
    `Du kan reklamera fel som visar sig inom ${years(months)} från att du fick varan (${law.length}). Gör det så snart du kan: inom ${assuredMonths} månader från att du märkte felet är alltid i tid (${law.time}).`,
  medicine:
    'Har du fått en biverkning? Den anmäler du till Läkemedelsverket. Vid allvarliga besvär, ring 112, eller 1177 för råd.',
  choose: 'Välj varor',
  lines: {
    'not-sent': 'Inte skickad än',
    complained: 'Redan reklamerad, ångrad eller återlämnad',
    'too-late': 'Tiden att reklamera har gått ut',
  },
  until: (day: string) => `Kan reklameras till och med ${day}`,
  quantity: (name: string) => `Antal att reklamera av ${name}`,
  quantityShort: 'Antal',
  fault: 'Vad är fel?',
  seen: 'När märkte du felet?',
  text: 'Beskriv felet',
  textHint: (longest: number) => `Högst ${longest.toLocaleString('sv-SE')} tecken.`,
  photos: 'Bilder',
  photosHint: (most: number, megabytes: number) =>
    `Frivilligt, men de hjälper oss att svara fort. Högst ${most} bilder, ${megabytes} MB var, som JPEG, PNG eller WebP.`,
  photosChoose: 'Välj bilder',
  photosNone: 'Ingen bild är vald',
  photosAgain: 'Välj bilderna igen. Webbläsaren sparar dem inte när sidan laddas om.',
  wish: 'Vad vill du att vi gör?',
  wishHint: 'Vi följer det om vi kan. Annars skriver vi varför.',
  kept: 'Text och bilder ser bara du och de hos oss som handlägger reklamationen. Platsen i bilderna tas bort.',
  send: 'Skicka reklamationen',
  back: 'Tillbaka till ordern',
  closed: 'Inget i ordern går att reklamera nu.',
  link: 'Reklamera en vara',
  made: 'Reklamationer',
  intro: 'Är det fel på en vara kan du reklamera den här, också läkemedel.',
  received: 'Din reklamation',
  thanks: (moment: string) => `Vi tog emot den ${moment}.`,
  mailed: (email: string) => `Ett kvitto är skickat till ${email}.`,
  answerBy: (day: string) => `Du får svar senast ${day}. Spara varan tills dess, men använd den inte.`,
  answer: 'Vårt svar',
  answered: (moment: string) => `Svarat ${moment}`,
  refund: (sum: string) => `Vi betalar tillbaka ${sum} samma väg som du betalade. ${KEEPS}`,
  credited: (sum: string) =>
    `Vi drar av ${sum} från fakturan. Har du redan betalat fakturan får du tillbaka det du har betalat för mycket. ${KEEPS}`,
  replacing: 'Vi packar en ny vara åt dig, utan kostnad.',
  replaced: (carrier: string, number: string) => `En ny vara är på väg med ${carrier}, kollinummer ${number}.`,
  declined: (ground: string, law: string) => `Vi kan inte godkänna reklamationen. ${ground} (${law}).`,
  board:
    'Vill du att någon annan prövar det, kan du vända dig till Allmänna reklamationsnämnden, arn.se, inom ett år från att du reklamerade. Kommunens konsumentvägledare ger råd utan kostnad.',
  number: 'Ärendenummer',
  orderNumber: 'Ordernummer',
  seenOn: 'Felet märktes',
  goods: 'Varor',
  sent: 'Det du skickade',
  gone: 'Text och bilder är raderade.',
  photo: (nth: number, of: number) => `Din bild ${nth} av ${of}`,
  openPhoto: (nth: number) => `Öppna bild ${nth}`,
} as const;
