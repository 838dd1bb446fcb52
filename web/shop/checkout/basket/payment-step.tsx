import { Link, useActionData, useNavigation } from '@remix-run/react';

import { textIn } from '../../../interface/form/sent-form.js';
import { formatKronor } from '../../../../domain/kernel/money.js';
import type { CheckoutView, PaymentMethodView } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { Checkbox, RadioCard } from '../../../interface/field/field.js';
import { useCommandId } from '../../../visit/root-data.js';
import type { action } from './action.js';
import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { CardForm } from './card-form.js';
import { IdentificationFirst } from './identification.js';
import { useOpenErrors } from './errors/open-errors.js';
import { placeOf, useStepErrors } from './errors/step-errors.js';
import { StepForm } from './step-form.js';
import { Step } from './step.js';
import { useSteady } from './errors/use-steady.js';
import { basketTexts as texts } from './texts.js';

interface PaymentStepProps {
  readonly checkout: CheckoutView;
  readonly locked: boolean;
}

export function PaymentStep({ checkout, locked }: PaymentStepProps): React.JSX.Element {
  const { purchasesPaused } = checkout;
  const waits = purchasesPaused ?? (locked ? texts.paymentWait : null);
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
      <Methods
        methods={checkout.paymentMethods}
        chosen={answer?.methodId}
        errors={errors}
        testCards={checkout.testCards}
        cardFields={checkout.cardFields}
      />
      <Declarations age={checkout.ageDeclarationRequired} errors={errors} again={answer?.methodId !== undefined} />
      <ErrorSummary errors={errors} answer={latest} idOf={placeOf} />
      <Button wide loading={busy} className="pay-button">
        {total > 0 ? texts.pay(formatKronor(total)) : texts.order}
      </Button>
    </StepForm>
  );
}

interface MethodsProps {
  readonly methods: readonly PaymentMethodView[];
  readonly chosen: string | undefined;
  readonly errors: readonly ShopError[];
  readonly testCards: CheckoutView['testCards'];
  readonly cardFields: CheckoutView['cardFields'];
}

function Methods({ methods, chosen, errors, testCards, cardFields }: MethodsProps): React.JSX.Element {
  const missing = of(errors, 'methodId');
  return (
    <fieldset className="choices" id="methodId" aria-describedby={missing.length > 0 ? 'methodId-fel' : undefined}>
      <legend className="visually-hidden">{texts.payment}</legend>
      {inLawfulOrder(methods).map((method) => (
        <div key={method.methodId} className="method">
          <RadioCard
            name="methodId"
            value={method.methodId}
            defaultChecked={chosen === method.methodId}
            disabled={method.blockedReason !== null}
            title={method.name}
            note={method.blockedReason ?? method.description}
            aside={<Brands method={method} />}
          />
          {method.methodId === 'scheme' && method.blockedReason === null && (
            <CardForm errors={errors} testCards={testCards} config={cardFields} />
          )}
        </div>
      ))}
      {missing.length > 0 && (
        <p className="field-error" id="methodId-fel">
          {missing.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

function Brands({ method: { brands, credit } }: { readonly method: PaymentMethodView }): React.JSX.Element | null {
  if (credit) return <span className="mark-credit">{texts.credit}</span>;
  return brands.length > 0 ? <span className="brands">{brands.join(' · ')}</span> : null;
}

interface DeclarationsProps {
  readonly age: boolean;
  readonly errors: readonly ShopError[];
  /** True after a failed attempt to pay. A checkbox without an error then stays ticked. */
  readonly again: boolean;
}

function Declarations({ age, errors, again }: DeclarationsProps): React.JSX.Element {
  const ticked = (field: string): boolean => again && of(errors, field).length === 0;
  return (
    <div className="declarations">
      {age && (
        <Checkbox
          id="ageDeclared"
          name="ageDeclared"
          value="ja"
          defaultChecked={ticked('ageDeclared')}
          errors={of(errors, 'ageDeclared')}
        >
          {texts.age}
        </Checkbox>
      )}
      <Checkbox
        id="termsAccepted"
        name="termsAccepted"
        value="ja"
        defaultChecked={ticked('termsAccepted')}
        errors={of(errors, 'termsAccepted')}
      >
        {texts.terms}{' '}
        <Link to="/kundservice/kopvillkor" target="_blank">
          {texts.termsLink}
        </Link>
      </Checkbox>
    </div>
  );
}

function of(errors: readonly ShopError[], name: string): readonly string[] {
  return errors.filter(({ field }) => field === name).map(({ message }) => message);
}

/** Puts methods without credit first, as the law requires (LAW-02). */
export function inLawfulOrder(methods: readonly PaymentMethodView[]): readonly PaymentMethodView[] {
  return [...methods].sort((a, b) => Number(a.credit) - Number(b.credit));
}
