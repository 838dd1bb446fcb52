import type { ComplaintEvent } from '../../../domain/order/events.js';
import type { ComplaintStatus } from '../../../domain/order/index.js';
import { faultTexts, groundTexts } from '../../shop/checkout/complaint/texts.js';
import { kr, rowCount } from '../format.js';
import type { EventTexts } from './event-text.js';

export const complaintEventTexts: EventTexts<ComplaintEvent> = {
  ComplaintMade: {
    label: 'Reklamation',
    line: ({ complaintNumber, lines, fault, assured, answerBy }) =>
      `${complaintNumber}: ${rowCount(lines.length)}, ${faultTexts[fault].toLowerCase()}. ${assured ? 'I rätt tid' : 'Om tiden var skälig får en person avgöra'}, svar senast ${answerBy}`,
    importance: 'high',
  },
  ComplaintAccepted: {
    label: 'Reklamation godkänd med pengar',
    line: ({ lines, amount }) => `${rowCount(lines.length)}, ${kr(amount)}`,
    importance: 'high',
  },
  ComplaintRefunded: {
    label: 'Reklamation besvarad med pengar',
    line: ({ amount }) => `${kr(amount)}. Kunden får besked`,
    importance: 'high',
  },
  ComplaintReopened: {
    label: 'Reklamation öppen igen',
    line: () => 'Den andra personen avböjde pengarna',
    importance: 'high',
  },
  ReplacementOrdered: {
    label: 'Reklamation godkänd med nya varor',
    line: ({ lines }) => `${rowCount(lines.length)}. Lagret packar`,
    importance: 'high',
  },
  ReplacementSent: {
    label: 'Nya varor skickade',
    line: ({ carrier, trackingNumber }) => `${carrier}, kolli ${trackingNumber}. Kunden får besked`,
    importance: 'high',
  },
  ComplaintDeclined: {
    label: 'Reklamation avslagen',
    line: ({ ground }) => `${groundTexts[ground]}. Kunden får besked`,
    importance: 'high',
  },
};

const words: Readonly<Record<string, string>> = {
  open: 'väntar på svar',
  awaiting: 'väntar på en andra person',
  refunded: 'godkänd med pengar',
  replacing: 'nya varor packas',
  replaced: 'nya varor skickade',
  declined: 'avslagen',
} satisfies Record<ComplaintStatus, string>;

/** How far a complaint has come, in the words of the desk. */
export function complaintWord(status: string): string {
  return words[status] ?? status;
}
