import { formatKronor } from '../../../domain/kernel/index.js';
import type { ShopError } from '../../foundation/problem/result-contract.js';

const refusals: Readonly<Record<string, Omit<ShopError, 'code'>>> = {
  FORBIDDEN: { message: 'Din roll får inte betala tillbaka pengar.' },
  AmountUnreadable: { field: 'belopp', message: 'Skriv beloppet i kronor, till exempel 49,50.' },
  OrderUnknown: { field: 'order', message: 'Ordern finns inte.' },
  OrderPhaseWrong: { field: 'order', message: 'Ordern har inte skickats, så inget av den kan betalas tillbaka här.' },
  LineUnknown: { field: 'vara', message: 'Ordern har ingen vara med det varunumret.' },
  ReasonInvalid: { field: 'orsak', message: 'Skriv en orsak på 3–200 tecken.' },
  RefundNotProposed: { message: 'Återbetalningen är redan avgjord. Ladda om sidan.' },
  SecondPersonRequired: { message: 'En annan person än den som föreslog måste godkänna återbetalningen.' },
};

export function staffRefundRefusal(rejection: { readonly type: string; readonly most?: number }): ShopError {
  const { type: code, most } = rejection;
  if (code === 'LineRefundAboveOwed' && most !== undefined)
    return { code, field: 'belopp', message: `För varan kan högst ${formatKronor(most)} betalas tillbaka.` };
  if (code === 'RefundAboveOwed' && most !== undefined)
    return { code, field: 'belopp', message: `Högst ${formatKronor(Math.max(0, most))} kan betalas tillbaka.` };
  return { code, ...(refusals[code] ?? { message: 'Det gick inte. Försök igen.' }) };
}
