import { useEffect, useRef } from 'react';
import { useActionData, useNavigation } from '@remix-run/react';

import type { CartView } from '../../../../../services/shop/cart/contract.js';
import { Field } from '../../../../interface/field/field.js';
import { textIn } from '../../../../interface/form/sent-form.js';
import { Button } from '../../../../interface/navigation/button.js';
import { useCommandId } from '../../../../visit/root-data.js';
import type { action, BasketAnswer } from '../action.js';
import { StepForm } from '../step-form.js';
import { StepErrors, useStepErrors } from '../errors/step-errors.js';
import { couponTexts as texts } from '../texts.js';

/** The code of a coupon: a field to enter one, or the code that the cart has. A code of a gift goes here too. */
export function Coupon({ coupon, lines }: Pick<CartView, 'coupon' | 'lines'>): React.JSX.Element {
  const gifts = lines.flatMap(({ gift }) => gift?.code ?? []).join();
  return (
    <section className="step" aria-labelledby="rabattkod">
      <h2 id="rabattkod" className="step-title">
        {texts.title}
      </h2>
      <div className="coupon">
        <div role="status">
          {coupon && (
            <p>
              <strong>{coupon.code}</strong> <span className="muted">{coupon.name}</span>
            </p>
          )}
        </div>
        {coupon && <StepErrors step="coupon" />}
        {coupon ? <Remove code={coupon.code} /> : <Enter gifts={gifts} />}
      </div>
    </section>
  );
}

function Enter({ gifts }: { readonly gifts: string }): React.JSX.Element {
  const answer: BasketAnswer | undefined = useActionData<typeof action>();
  const commandId = useCommandId('apply-coupon');
  const busy = textIn(useNavigation().formData, 'intent') === 'apply-coupon';
  const errors = useStepErrors('coupon').map(({ message }) => message);
  const form = useRef<HTMLFormElement>(null);
  // A code that became a gift is done with. The field stays, because a coupon may follow.
  useEffect(() => form.current?.reset(), [gifts]);
  return (
    <StepForm formRef={form} at="rabattkod" className="coupon-form">
      <input type="hidden" name="intent" value="apply-coupon" />
      <input type="hidden" name="commandId" value={commandId} />
      <Field
        id="couponCode"
        name="couponCode"
        label={texts.label}
        errors={errors}
        defaultValue={answer?.couponCode ?? ''}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <Button variant="quiet" loading={busy}>
        {texts.use}
      </Button>
    </StepForm>
  );
}

function Remove({ code }: { readonly code: string }): React.JSX.Element {
  const commandId = useCommandId(`remove-coupon:${code}`);
  const busy = textIn(useNavigation().formData, 'intent') === 'remove-coupon';
  return (
    <StepForm at="rabattkod">
      <input type="hidden" name="intent" value="remove-coupon" />
      <input type="hidden" name="commandId" value={commandId} />
      <Button variant="quiet" loading={busy} aria-label={texts.removeNamed(code)}>
        {texts.remove}
      </Button>
    </StepForm>
  );
}
