import { Form } from '@remix-run/react';

import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import { purchasesTexts as texts } from './texts.js';

interface BuyOrderAgainProps {
  readonly orderId: string;
  readonly orderNumber: string;
}

/** CHK-09: one press puts all goods of the order into the cart. It works without scripts. */
export function BuyOrderAgain({ orderId, orderNumber }: BuyOrderAgainProps): React.JSX.Element {
  const commandId = useCommandId(`buy again:${orderId}`);
  return (
    <Form method="post" action="/member/kop-igen" className="order-buy-again">
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="commandId" value={commandId} />
      <Button variant="quiet" aria-label={texts.allAgainOf(orderNumber)}>
        {texts.allAgain}
      </Button>
    </Form>
  );
}
