import { z } from 'zod';

import type { Result } from '../../../services/foundation/problem/result-contract.js';
import type { ReturnDesk } from '../../../services/support/contract/returns.js';
import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const orsak = textField(300);
const text = textField(200);

const form = z.discriminatedUnion('vad', [
  z.object({ vad: z.literal('forsok'), meddelande: text, orsak }),
  z.object({ vad: z.literal('avsluta'), meddelande: text, orsak }),
  z.object({ vad: z.literal('betala'), order: text, belopp: text, vara: text, commandId: z.uuid(), orsak }),
  z.object({ vad: z.literal('godkann'), ordern: text, aterbetalning: text, orsak }),
  z.object({ vad: z.literal('avboj'), ordern: text, aterbetalning: text, orsak }),
]);

export type ReturnForm = z.output<typeof form>;

/** Null for an unknown action. */
export function readReturnForm(sent: FormData): ReturnForm | null {
  return readForm(sent, form);
}

export function carryOut(desk: ReturnDesk, sent: ReturnForm): Promise<Result> {
  switch (sent.vad) {
    case 'forsok':
    case 'avsluta': {
      const act = sent.vad === 'forsok' ? 'retry' : 'close';
      return desk.settleReport({ act, notificationId: sent.meddelande, reason: sent.orsak });
    }
    case 'betala': {
      const { commandId, order: orderNumber, belopp: kronor, vara: varuId, orsak: reason } = sent;
      return desk.giveRefund({ commandId, orderNumber, kronor, varuId, reason });
    }
    case 'godkann':
    case 'avboj': {
      const act = sent.vad === 'godkann' ? 'approve' : 'decline';
      return desk.settleRefund({ act, orderId: sent.ordern, refundId: sent.aterbetalning, reason: sent.orsak });
    }
  }
}
