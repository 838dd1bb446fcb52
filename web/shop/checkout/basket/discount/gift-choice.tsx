import { Form, useNavigation } from '@remix-run/react';

import type { GiftView } from '../../../../../services/shop/cart/contract.js';
import { Select } from '../../../../interface/field/select.js';
import { textIn } from '../../../../interface/form/sent-form.js';
import { Button } from '../../../../interface/navigation/button.js';
import { useCommandId } from '../../../../visit/root-data.js';
import { giftTexts as texts } from '../texts.js';

interface GiftChoiceProps {
  readonly gift: GiftView;
  readonly selected: string;
}

/** The gifts of the code to choose from, and a way to do without. It works without scripts. */
export function GiftChoice({ gift: { code, choices }, selected }: GiftChoiceProps): React.JSX.Element {
  const commandId = useCommandId(`gift:${code}:${selected}`);
  const busy = textIn(useNavigation().formData, 'giftCode') === code;
  return (
    <Form method="post" className="gift-choice" preventScrollReset>
      <input type="hidden" name="intent" value="select-gift" />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="giftCode" value={code} />
      {choices.length > 1 && (
        <>
          <Select
            name="selected"
            label={texts.choose}
            defaultValue={selected}
            options={choices.map(({ varuId, name }) => ({ value: varuId, text: name }))}
          />
          <Button variant="quiet" loading={busy}>
            {texts.change}
          </Button>
        </>
      )}
      <Button variant="quiet" name="without" value="yes" loading={busy}>
        {texts.without}
      </Button>
    </Form>
  );
}
