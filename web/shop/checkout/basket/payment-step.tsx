import { Link, useActionData, useNavigation } from '@remix-run/react';

import { textIn } from '../../../interface/form/sent-form.js';
import { formatKronor } from '../../../../domain/kernel/money.js';
import type { CheckoutView } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { Button } from '../../../interface/navigation/button.js';
import { Checkbox } from '../../../interface/field/field.js';
import { useCommandId } from '../../../visit/root-data.js';
import type { action } from './action.js';
import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { IdentificationFirst } from './identification.js';
import { useOpenErrors } from './errors/open-errors.js';
import { placeOf, useStepErrors } from './errors/step-errors.js';
import { messagesOf } from './pay/messages-of.js';
import { Methods } from './pay/methods.js';
import { PayTold } from './pay/told.js';
import { StepForm } from './step-form.js';
import { Step } from './step.js';
import { useSteady } from './errors/use-steady.js';
import { basketTexts as texts } from './texts.js';

interface PaymentStepProps {
  readonly checkout: CheckoutView;
  readonly locked: boolean;
}

export function PaymentStep({ checkout, locked }: PaymentStepProps): React.JSX.Element {
  const { purchasesPaused, deliveryOptions, hindering } = checkout;
  const undeliverable = hindering.length > 0 && deliveryOptions.length === 0;
  const waits = purchasesPaused ?? (locked ? (undeliverable ? texts.paymentNone : texts.paymentWait) : null);
  return (
    <Step id="betalning" number={3} title={texts.payment} locked={waits !== null}>
      {waits === null ? <Payment checkout={checkout} /> : <p className="muted">{waits}</p>}
    </Step>
  );
}

function Payment({ checkout }: { readonly checkout: CheckoutView }): React.JSX.Element {
  const { identification } = checkout;
  return identification ? <IdentificationFirst lacking={identification} /> : <PayForm checkout={checkout} />;
}

function PayForm({ checkout }: { readonly checkout: CheckoutView }): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const answered = useStepErrors('payment');
  // The last attempt speaks until another answer comes, also after a reload and on the way back from the bank.
  const latest = useSteady(answered.length > 0 ? answered : checkout.paymentProblems);
  const { open: errors, onChange } = useOpenErrors(latest);
  const busy = textIn(useNavigation().formData, 'intent') === 'pay';
  const commandId = useCommandId('pay');
  const { total } = checkout.cart;
  // After a failed attempt the page may be a new one, on the way back from the bank or from Swish.
  const chosen = answer?.methodId ?? checkout.lastMethodId ?? undefined;
  return (
    <StepForm
      at="betalning"
      noValidate
      className="pay-form"
      onChange={onChange}
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="shown" value={checkout.shown} />
      {total > 0 ? (
        <Methods checkout={checkout} chosen={chosen} plan={answer?.invoicePlan} errors={errors} />
      ) : (
        <NothingToPay methods={checkout.paymentMethods} />
      )}
      <Declarations age={checkout.ageDeclarationRequired} errors={errors} again={chosen !== undefined} />
      <PayTold checkout={checkout} />
      {checkout.payingId && <UnderWay paymentId={checkout.payingId} />}
      <ErrorSummary errors={errors} answer={latest} idOf={placeOf} />
      <Button wide loading={busy} className="pay-button">
        {total > 0 ? texts.pay(formatKronor(total)) : texts.order}
      </Button>
    </StepForm>
  );
}

/** Where the shopper is about to press, far below the same notice at the top of the page. */
function UnderWay({ paymentId }: { readonly paymentId: string }): React.JSX.Element {
  return (
    <Alert type="info" linkText={texts.payOn} href={`/shop/betalning/${paymentId}`} fullWidth>
      <p>{texts.underWay}</p>
    </Alert>
  );
}

function NothingToPay({ methods }: { readonly methods: CheckoutView['paymentMethods'] }): React.JSX.Element {
  const [free] = methods;
  return (
    <>
      <p>{free?.description}</p>
      <input type="hidden" name="methodId" value={free?.methodId ?? ''} />
    </>
  );
}

interface DeclarationsProps {
  readonly age: boolean;
  readonly errors: readonly ShopError[];
  /** True after a failed attempt to pay. A checkbox without an error then stays ticked. */
  readonly again: boolean;
}

function Declarations({ age, errors, again }: DeclarationsProps): React.JSX.Element {
  const ticked = (field: string): boolean => again && messagesOf(errors, field).length === 0;
  return (
    <div className="declarations">
      {age && (
        <Checkbox
          id="ageDeclared"
          name="ageDeclared"
          value="ja"
          defaultChecked={ticked('ageDeclared')}
          errors={messagesOf(errors, 'ageDeclared')}
        >
          {texts.age}
        </Checkbox>
      )}
      <Checkbox
        id="termsAccepted"
        name="termsAccepted"
        value="ja"
        defaultChecked={ticked('termsAccepted')}
        errors={messagesOf(errors, 'termsAccepted')}
      >
        {texts.terms}{' '}
        <Link to="/kundservice/kopvillkor" target="_blank">
          {texts.termsLink}
        </Link>
      </Checkbox>
    </div>
  );
}
