import type { HeldGoodsShown } from '../../../services/support/contract/operations.js';
import { count, minute } from '../format.js';

/** Lists the articles whose pieces payments in progress hold: why the shop sells fewer than lie on the shelf. */
export function HeldGoods({ held }: { readonly held: readonly HeldGoodsShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="held-heading">
      <h2 id="held-heading">Varor som hålls under betalning</h2>
      {held.length === 0 && (
        <p className="muted">Inga. Här visas varor i webblagret som en pågående betalning håller.</p>
      )}
      <ul className="parked">
        {held.map(({ varuId, name, gln, shelf, held: pieces, payments, available, until }) => (
          <li key={`${varuId} ${gln}`}>
            <p>
              <strong>
                {varuId} {name}
              </strong>
              : {count(shelf)} {gln === null ? 'i webblagret' : `på apotek ${gln}`}, {count(pieces)} hålls av{' '}
              {payments === 1 ? 'en betalning' : `${count(payments)} betalningar`}, {count(available)} kan köpas{' '}
              <span className="muted">som längst till {minute(until)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
