import type { PauseEvent, PauseTarget } from '../../../domain/pause/index.js';
import { minute } from '../format.js';
import type { EventTexts } from './event-text.js';

const names: Readonly<Record<PauseTarget, string>> = {
  purchases: 'Alla köp',
  'payment-method/scheme': 'Betalsätt: kort',
  'payment-method/swish': 'Betalsätt: Swish',
  'payment-method/trustly': 'Betalsätt: Trustly',
  'payment-method/klarna_paynow': 'Betalsätt: Klarna, betala nu',
  'payment-method/applepay': 'Betalsätt: Apple Pay',
  'payment-method/googlepay': 'Betalsätt: Google Pay',
  'payment-method/Invoice14Days': 'Betalsätt: faktura 14 dagar',
  'payment-method/InvoiceMonthly': 'Betalsätt: månadsfaktura',
  'payment-method/klarna': 'Betalsätt: Klarna, betala senare',
  'payment-method/klarna_account': 'Betalsätt: Klarna, dela upp',
  'payment-method/Algortkonto': 'Betalsätt: Älgörtkonto',
  'payment-method/Kampanjfaktura': 'Betalsätt: kampanjfaktura',
  'e-id/BankID': 'Inloggning: BankID',
  'e-id/FrejaPlus': 'Inloggning: Freja+',
  'delivery-option/postal': 'Leverans: postombud',
  'delivery-option/agent': 'Leverans: butiksombud',
  'delivery-option/locker': 'Leverans: paketbox',
  'delivery-option/pharmacy': 'Leverans: hämta på apotek',
  'delivery-option/early-bird': 'Leverans: Early Bird',
  'delivery-option/evening-home': 'Leverans: hem samma kväll',
  'delivery-option/norrland-home': 'Leverans: hem i Norrland',
  'delivery-option/property-boundary': 'Leverans: till tomtgränsen',
  'delivery-option/express': 'Expresshämtning på apotek',
  'delivery-option/pharmacy-shelf': 'Hämta på apotek som har varorna',
  'delivery-option/chilled-home': 'Leverans: kyld hemleverans',
};

/** The event of an old pause may name a target that no longer exists. Such a name is shown unchanged. */
export function pauseTargetName(target: string): string {
  return (names as Readonly<Record<string, string>>)[target] ?? target;
}

export const pauseTexts: EventTexts<PauseEvent> = {
  Paused: {
    label: 'Pausat för kunder',
    line: ({ target, until, staffName, reason }) =>
      `${pauseTargetName(target)}${until ? ` till ${minute(until)}` : ''}, ${staffName}: ${reason}`,
    importance: 'high',
  },
  Resumed: {
    label: 'Paus avslutad',
    line: ({ target, staffName, reason }) => `${pauseTargetName(target)}, ${staffName}: ${reason}`,
    importance: 'high',
  },
};
