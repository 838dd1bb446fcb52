import type { Kronor } from '../../../domain/order-life/index.js';
import { kr } from '../format.js';
import { orderLifeTexts as texts } from './texts.js';

/** How each part counts towards the sum that follows it. */
const ROWS: readonly (readonly [keyof Kronor, 1 | -1 | 'sum'])[] = [
  ['goods', 1],
  ['discounts', -1],
  ['coupon', -1],
  ['cheque', -1],
  ['freight', 1],
  ['price', 'sum'],
  ['notCaptured', -1],
  ['captured', 'sum'],
  ['paidBack', -1],
  ['held', 'sum'],
];

/** What each krona went to. Every sum follows from the rows above it. */
export function KronorTable({ kronor }: { readonly kronor: Kronor }): React.JSX.Element {
  const shown = ROWS.filter(([name, sign]) => sign === 'sum' || kronor[name] !== 0);
  return (
    <section className="card" aria-labelledby="kronor">
      <h2 id="kronor">{texts.kronorTitle}</h2>
      <table className="facts order-kronor">
        <tbody>
          {shown.map(([name, sign]) => (
            <tr key={name} className={sign === 'sum' ? 'facts-sum' : undefined}>
              <th scope="row">{texts.kronor[name]}</th>
              <td className="sum">{kr(sign === -1 ? -kronor[name] : kronor[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{texts.fee}</p>
    </section>
  );
}
