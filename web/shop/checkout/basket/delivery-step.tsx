import { Form, Link, useSubmit } from '@remix-run/react';
import { Fragment } from 'react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { CheckoutView } from '../../../../services/shop/checkout/contract.js';
import type { DeliveryOptionView } from '../../../../services/shop/delivery/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { Alert } from '../../../interface/message/alert.js';
import { RadioCard } from '../../../interface/field/field.js';
import { capital } from '../../../interface/words/capital.js';
import { PickupPlaces } from '../../delivery/pickup-places.js';
import { DeliveryWidget } from '../../delivery/delivery-widget.js';
import { destroyedMedicines } from '../../delivery/destroyed-medicines.js';
import { Parcels } from '../../delivery/parcels.js';
import { useCommandId } from '../../../visit/root-data.js';
import { StepErrors } from './errors/step-errors.js';
import { Step } from './step.js';
import { basketTexts as texts } from './texts.js';

interface DeliveryStepProps {
  readonly checkout: CheckoutView;
  readonly locked: boolean;
}

export function DeliveryStep({ checkout, locked }: DeliveryStepProps): React.JSX.Element {
  const { deliveryOptionId: chosen, deliveryOptions } = checkout;
  const isListed = deliveryOptions.some(({ optionId }) => optionId === chosen);
  return (
    <Step id="leverans" number={2} title={texts.delivery} locked={locked} done={!locked && chosen !== null}>
      <Ways checkout={checkout} locked={locked} />
      {!locked && !isListed && <Places checkout={checkout} />}
    </Step>
  );
}

function Places({ checkout: { deliveryOptionId, pickup } }: { readonly checkout: CheckoutView }) {
  return deliveryOptionId !== null && pickup && <PickupPlaces pickup={pickup} optionId={deliveryOptionId} />;
}

/** The widget, where it is used, and the shop's own list under it. */
function Ways({ checkout, locked }: DeliveryStepProps): React.JSX.Element {
  if (locked) return <p className="muted">{texts.deliveryWait}</p>;
  if (checkout.deliveryOptions.length === 0) return <p className="muted">{texts.deliveryNone}</p>;
  return (
    <>
      {checkout.deliveryWidget && (
        <DeliveryWidget shown={checkout.deliveryOptions.map(({ optionId }) => optionId).join()} />
      )}
      <Options checkout={checkout} />
    </>
  );
}

const FORM = 'leveranssatt';

/**
 * Lists the delivery methods. A choice is saved at once, because the server calculates every sum on the page. The places
 * of the chosen method stand under it. They are a form of their own, so the methods name theirs by its id.
 */
function Options({ checkout }: { readonly checkout: CheckoutView }): React.JSX.Element {
  const { deliveryOptions, deliveryOptionId, detailsSaved, destroying } = checkout;
  const chosen = deliveryOptions.find(({ optionId }) => optionId === deliveryOptionId);
  const commandId = useCommandId('delivery');
  const save = useSave();
  return (
    <div className="choices">
      <StepErrors step="delivery" />
      {destroying && (
        <Alert type="info" heading={texts.medicines} fullWidth>
          {destroyedMedicines(destroying)}
        </Alert>
      )}
      <Parcels parcels={(chosen ?? deliveryOptions[0])?.parcels ?? []} chosen={chosen !== undefined} />
      <Form id={FORM} method="post" action="/shop/basket#leverans" hidden>
        <input type="hidden" name="intent" value="delivery" />
        <input type="hidden" name="commandId" value={commandId} />
        {!detailsSaved && <input type="hidden" name="keepDetails" value="ja" />}
      </Form>
      <fieldset className="choices" id="optionId" onChange={save}>
        <legend className="visually-hidden">{texts.deliveryChoose}</legend>
        {deliveryOptions.map((option) => (
          <Fragment key={option.optionId}>
            <Option option={option} chosen={option === chosen} />
            {option === chosen && <Places checkout={checkout} />}
          </Fragment>
        ))}
      </fieldset>
      <noscript>
        <Button variant="quiet" form={FORM}>
          {texts.deliveryChoose}
        </Button>
      </noscript>
    </div>
  );
}

/** A change of the places below an option reaches its list too, and is saved by their own form. */
function useSave(): (event: React.FormEvent<HTMLFieldSetElement>) => void {
  const submit = useSubmit();
  return ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.id !== FORM) return;
    const form = new FormData(target.form);
    form.set('commandId', crypto.randomUUID());
    submit(form, { method: 'post', action: '/shop/basket', preventScrollReset: true });
  };
}

interface OptionProps {
  readonly option: DeliveryOptionView;
  readonly chosen: boolean;
}

function Option({ option, chosen }: OptionProps): React.JSX.Element {
  const price = option.price === 0 ? texts.free : formatKronor(option.price);
  return (
    <>
      <RadioCard
        form={FORM}
        name="optionId"
        value={option.optionId}
        defaultChecked={chosen}
        disabled={option.blockedReason !== null || option.opensByLogin}
        title={option.name}
        note={option.blockedReason ?? deliveryNote(option)}
        aside={price}
      />
      {option.opensByLogin && option.blockedReason === null && <LogInFirst name={option.name} />}
    </>
  );
}

/** Stands under an option that needs a log-in. The cart and the details are kept through it (CHK-01). */
function LogInFirst({ name }: { readonly name: string }): React.JSX.Element {
  return (
    <p className="muted small">
      {texts.deliveryNeedsLogin(name)}{' '}
      <Link to="/init-login?redirect=%2Fshop%2Fbasket%23leverans">{texts.identifyFor(name)}</Link>
    </p>
  );
}

/** A carrier with the option's own name is not said twice. */
export function deliveryNote({
  promise,
  name,
  carrier,
  last,
}: Pick<DeliveryOptionView, 'promise' | 'name' | 'carrier' | 'last'>): string {
  const told = carrier === name ? capital(promise) : `${capital(promise)} · ${carrier}`;
  return last ? `${told} · ${last.place === null ? texts.lastDelivery : texts.lastPlace(last.place)}` : told;
}
