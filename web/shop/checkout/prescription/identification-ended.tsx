import type { CartView } from '../../../../services/shop/cart/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { Button, ButtonLink } from '../../../interface/navigation/button.js';
import { useCommandId } from '../../../visit/root-data.js';
import { StepForm } from '../basket/step-form.js';
import { prescriptionTexts as texts } from './texts.js';

/** RX-14: says that prescription goods left with the identification, names none, and leads to having them back. */
export function IdentificationEnded({ left }: Pick<CartView, 'left'>): React.JSX.Element | null {
  if (!left) return null;
  return (
    <Alert type="info" heading={texts.left(left.rows)}>
      <p>{texts.leftText}</p>
      {left.mayTakeBack ? (
        <TakeBack />
      ) : (
        <ButtonLink to="/init-login?redirect=%2Fshop%2Fbasket">{texts.identify}</ButtonLink>
      )}
    </Alert>
  );
}

function TakeBack(): React.JSX.Element {
  const commandId = useCommandId('take-back-prescriptions');
  return (
    <StepForm at="receptvaror">
      <input type="hidden" name="intent" value="take-back-prescriptions" />
      <input type="hidden" name="commandId" value={commandId} />
      <Button>{texts.takeBack}</Button>
    </StepForm>
  );
}
