import { formatKronor, type Ore } from '../../../../domain/kernel/money.js';
import type { MoneyBackState, MoneyBackView } from '../../../../services/shop/payment/contract.js';

type Texts = Readonly<Record<MoneyBackView['kind'], Readonly<Record<MoneyBackState, (sum: string) => string>>>>;

const texts: Texts = {
  refund: {
    asked: (sum) => `Vi ska betala tillbaka ${sum}. Du behöver inte göra något.`,
    sent: (sum) => `Vi har skickat ${sum} tillbaka till dig och väntar på besked från banken.`,
    failed: (sum) => `Vi har inte kunnat betala tillbaka ${sum}. Kundtjänst tar hand om det och hör av sig till dig.`,
    'paid-back': (sum) => `Vi har betalat tillbaka ${sum}. Det kan ta några bankdagar innan du ser pengarna.`,
    closed: (sum) => `Kundtjänst har avslutat ärendet om att betala tillbaka ${sum}.`,
  },
  'credit-note': {
    asked: (sum) => `Vi ska kreditera ${sum} på din faktura. Du behöver inte göra något.`,
    sent: (sum) => `Vi har bett finansbolaget kreditera ${sum} på din faktura.`,
    failed: (sum) =>
      `Vi har inte kunnat kreditera ${sum} på din faktura. Kundtjänst tar hand om det och hör av sig till dig.`,
    'paid-back': (sum) =>
      `Din faktura är krediterad med ${sum}. Har du redan betalat betalar finansbolaget tillbaka till dig.`,
    closed: (sum) => `Kundtjänst har avslutat ärendet om att kreditera ${sum}.`,
  },
  reservation: {
    asked: (sum) => `Vi ska släppa reservationen på ${sum}. Inga pengar har dragits.`,
    sent: (sum) => `Vi har bett banken släppa reservationen på ${sum}. Inga pengar har dragits.`,
    failed: (sum) =>
      `Vi har inte kunnat släppa reservationen på ${sum}. Kundtjänst tar hand om det och hör av sig till dig.`,
    'paid-back': (sum) => `Reservationen på ${sum} är släppt. Inga pengar har dragits.`,
    closed: (sum) => `Kundtjänst har avslutat ärendet om reservationen på ${sum}.`,
  },
};

export const moneyBackTitle = 'Pengar tillbaka';

export function moneyBackText({ kind, amount, state }: MoneyBackView): string {
  return texts[kind][state](sumOf(amount));
}

function sumOf(amount: Ore | null): string {
  return amount === null ? 'det du ska få' : formatKronor(amount);
}
