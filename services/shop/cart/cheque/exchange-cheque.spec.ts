import type { CommandBus } from '@nestjs/cqrs';
import { expect, test } from 'vitest';

import { initialCart } from '../../../../domain/cart/index.js';
import type { Shopper } from '../../../access/http/request.js';
import type { CurrentCart } from '../current-cart.js';
import { ApplyCheque } from './apply-cheque.js';
import { ExchangeCheque, ExchangeChequeHandler } from './exchange-cheque.js';
import { RemoveCheque } from './remove-cheque.js';

const shopper = { session: {}, context: { commandId: '8e1c0c0e-8a1f-4b0e-9d3c-0a54c0a1b001' } } as Shopper;

/** A cart with this cheque. The commands are listed, and the given cheque is refused. */
function exchange(applied: string | null, refused: string | null = null) {
  const sent: string[] = [];
  const execute = async (command: ApplyCheque | RemoveCheque) => {
    sent.push(`${command instanceof ApplyCheque ? 'apply' : 'remove'} ${command.chequeId}`);
    if (command instanceof ApplyCheque && command.chequeId === refused) throw new Error('refused');
    return { ok: true };
  };
  const cheque = applied && { chequeId: applied, memberId: 'astrid', amount: 2200, validTo: '2026-12-31' };
  const current = { of: async () => ({ cartId: 'cart', state: { ...initialCart, cheque } }) };
  const bus = { execute } as unknown as CommandBus;
  const handler = new ExchangeChequeHandler(bus, current as unknown as CurrentCart);
  return { sent, press: (chequeId: string) => handler.execute(new ExchangeCheque(shopper, chequeId)) };
}

test('the former cheque leaves the cart before the wanted one comes', async () => {
  const { sent, press } = exchange('cheque-22');
  await press('cheque-23');
  expect(sent).toEqual(['remove cheque-22', 'apply cheque-23']);
});

test('a cheque that is refused gives the former back', async () => {
  const { sent, press } = exchange('cheque-22', 'cheque-23');
  await expect(press('cheque-23')).rejects.toThrow('refused');
  expect(sent).toEqual(['remove cheque-22', 'apply cheque-23', 'apply cheque-22']);
});

test('without a former cheque, or with the same one, it is only applied', async () => {
  const [empty, same] = [exchange(null), exchange('cheque-23')];
  await empty.press('cheque-23');
  await same.press('cheque-23');
  expect([empty.sent, same.sent]).toEqual([['apply cheque-23'], ['apply cheque-23']]);
});
