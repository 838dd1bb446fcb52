import { Form } from '@remix-run/react';

import type { SavedCardView } from '../../../services/shop/checkout/payment/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import { cardsTexts as texts } from './texts.js';

/** A card, and its removal in two steps, without scripts too. */
export function CardRow({ card: { id, name, validThrough, expired } }: { readonly card: SavedCardView }) {
  const commandId = useCommandId(`cards:${id}`);
  return (
    <li className="saved-card">
      <div>
        <h3>
          {name} {expired && <Badge>{texts.expired}</Badge>}
        </h3>
        <p className="muted">{texts.validThrough(validThrough)}</p>
      </div>
      <details>
        <summary aria-label={texts.removeOf(name)}>{texts.remove}</summary>
        <Form method="post">
          <p>{texts.removeText}</p>
          <input type="hidden" name="cardId" value={id} />
          <input type="hidden" name="commandId" value={commandId} />
          <Button variant="quiet" aria-label={texts.confirmOf(name)}>
            {texts.confirm}
          </Button>
        </Form>
      </details>
    </li>
  );
}
