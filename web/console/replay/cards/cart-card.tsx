import type { CartShown } from '../../../../domain/replay-history/index.js';
import { count, kr } from '../../format.js';
import { Why } from './number.js';
import { useLive } from '../replay-link.js';
import { phase } from '../phases.js';
import { replayTexts as texts } from '../texts.js';

export function CartCard(): React.JSX.Element {
  const { carts } = useLive().model.snapshot;
  return (
    <section className="card" aria-label={texts.cart}>
      <h3>{texts.cart}</h3>
      {carts.length === 0 && <p className="muted">{texts.noCart}</p>}
      {carts.map((cart) => (
        <Cart key={cart.cartId} cart={cart} />
      ))}
    </section>
  );
}

function Cart({
  cart: { cartId, phase: state, lines, gifts, totals, coupon, cheque },
}: {
  readonly cart: CartShown;
}): React.JSX.Element {
  const at = `carts/${cartId}`;
  return (
    <table className="facts">
      <tbody>
        {lines.map(({ varuId, name, quantity, unitPrice, total }) => (
          <tr key={varuId}>
            <th scope="row">
              {name} <small className="muted">{varuId}</small>
            </th>
            <td>
              <Why path={`${at}/lines/${varuId}`}>
                {count(quantity)} × {kr(unitPrice)}
              </Why>
            </td>
            <td>{kr(total)}</td>
          </tr>
        ))}
        {gifts.map(({ code, name }) => (
          <tr key={code}>
            <th scope="row">
              {name} <small className="muted">{code}</small>
            </th>
            <td>
              <Why path={`${at}/gifts/${code}`}>{texts.gift}</Why>
            </td>
            <td>{kr(0)}</td>
          </tr>
        ))}
        {coupon && (
          <tr>
            <th scope="row">{texts.coupon}</th>
            <td>
              <Why path={`${at}/coupon`}>{coupon.code}</Why>
            </td>
            <td>−{kr(totals.couponDiscount)}</td>
          </tr>
        )}
        {cheque && (
          <tr>
            <th scope="row">Bonuscheck</th>
            <td>
              <Why path={`${at}/cheque`}>{kr(cheque.amount)}</Why>
            </td>
            <td>−{kr(totals.chequeDiscount)}</td>
          </tr>
        )}
        <tr className="facts-sum">
          <th scope="row">
            Summa <Why path={at}>{phase(state)}</Why>
          </th>
          <td />
          <td>
            <Why path={`${at}/total`}>{kr(totals.total)}</Why>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
