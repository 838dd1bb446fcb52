import type { CheckoutView } from '../../../../services/shop/checkout/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { identificationTexts as texts } from './texts.js';

type Lacking = NonNullable<CheckoutView['identification']>;

/** Says before the first step that some goods need an identified adult, which goods, and why (CRT-03, CHK-11). */
export function IdentificationAsked({ lacking: { lack, goods } }: { readonly lacking: Lacking }): React.JSX.Element {
  const names = goods.join(', ');
  if (lack === 'age')
    return (
      <Alert type="warning" heading={texts.tooYoung}>
        {texts.removeToBuy(names)}
      </Alert>
    );
  return (
    <Alert type="info" heading={texts.heading}>
      <p>{texts.why(names)}</p>
      <p className="identify">
        <Identify />
      </p>
    </Alert>
  );
}

/** Stands in place of the payment, which these goods would refuse. */
export function IdentificationFirst({ lacking: { lack, goods } }: { readonly lacking: Lacking }): React.JSX.Element {
  return (
    <>
      <p>{lack === 'age' ? texts.removeToBuy(goods.join(', ')) : texts.before(goods.join(', '))}</p>
      {lack === 'identification' && (
        <p className="identify">
          <Identify />
        </p>
      )}
    </>
  );
}

function Identify(): React.JSX.Element {
  return <ButtonLink to="/init-login?redirect=%2Fshop%2Fbasket">{texts.identify}</ButtonLink>;
}
