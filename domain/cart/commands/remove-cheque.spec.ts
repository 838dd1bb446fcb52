import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { cart } from '../index.js';
import { added, cheque, astridsCart, cream } from '../spec-events.js';

const given = specify(cart, (actual, expected) => expect(actual).toEqual(expected));

test('the customer takes the cheque off again, once', () => {
  const remove = { type: 'RemoveCheque', customerId: 'astrid', chequeId: 'cheque-1' } as const;
  const removed = {
    type: 'ChequeRemoved',
    data: { chequeId: 'cheque-1', memberId: 'member-1', reason: 'customer' },
  } as const;
  given(astridsCart, added(cream, 1), cheque).when(remove).then(removed);
  given(astridsCart, added(cream, 1), cheque, removed).when(remove).then();
});
