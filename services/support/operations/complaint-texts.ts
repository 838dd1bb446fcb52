import { formatKronor } from '../../../domain/kernel/index.js';
import type { ShopError } from '../../foundation/problem/result-contract.js';
import { staffRefundRefusal } from './staff-refund-texts.js';

const refusals: Readonly<Record<string, Omit<ShopError, 'code'>>> = {
  FORBIDDEN: { message: 'Din roll får inte svara på reklamationer.' },
  AmountUnreadable: { field: 'belopp', message: 'Skriv beloppen i kronor, till exempel 49,50.' },
  NoteLong: { field: 'svar', message: 'Texten till kunden är för lång.' },
  GroundMissing: { field: 'grund', message: 'Välj varför reklamationen inte godkänns.' },
  ReasonInvalid: { field: 'orsak', message: 'Skriv en orsak på 3–200 tecken.' },
  StockLacking: { message: 'Webblagret har inte så många. Betala tillbaka i stället, eller vänta på leverans.' },
  OrderUnknown: { message: 'Reklamationen finns inte.' },
  ComplaintUnknown: { message: 'Reklamationen finns inte.' },
  ComplaintAnswered: { message: 'Reklamationen är redan besvarad. Ladda om sidan.' },
  ComplaintInTime: {
    field: 'grund',
    message: 'Reklamationen kom inom två månader från att felet märktes. Den kan inte vara för sen.',
  },
  RefundIsEmpty: { field: 'belopp', message: 'Skriv ett belopp för minst en vara.' },
};

export function complaintRefusal(rejection: { readonly type: string; readonly most?: number }): ShopError {
  const { type: code, most } = rejection;
  if (code === 'LineRefundAboveOwed' && most !== undefined)
    return {
      code,
      field: 'belopp',
      message: `För varan kan högst ${formatKronor(Math.max(0, most))} betalas tillbaka.`,
    };
  const known = refusals[code];
  return known ? { code, ...known } : staffRefundRefusal(rejection);
}
