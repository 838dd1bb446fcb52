import type { LinePriceShown } from '../../../services/support/contract/order-life.js';
import { kr, percent } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { orderLifeTexts as texts } from './texts.js';

/** Why each line costs what it costs: its regular price, less each discount with its name. */
export function PriceWhy({ lines }: { readonly lines: readonly LinePriceShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="priser">
      <h2 id="priser">{texts.pricesTitle}</h2>
      <TableScroll labelledBy="priser">
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col" className="sum">
                {texts.regular}
              </th>
              <th scope="col">{texts.reductions}</th>
              <th scope="col" className="sum">
                {texts.paid}
              </th>
              <th scope="col" className="sum">
                {texts.vat}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.lineId} line={line} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function Line({ line }: { readonly line: LinePriceShown }): React.JSX.Element {
  const { name, quantity, regularPrice, discounts, total, vatRate, lowestPrice30Days } = line;
  return (
    <tr>
      <th scope="row">{name ?? texts.sealed}</th>
      <td className="sum">
        {quantity} × {kr(regularPrice)}
      </td>
      <td>
        {discounts.map(({ kind, name: title, amount }, index) => (
          <span key={index} className="order-discount">
            −{kr(amount)} {texts.discount(kind, title)}
          </span>
        ))}
        {lowestPrice30Days !== null && <span className="muted">{texts.lowest(kr(lowestPrice30Days))}</span>}
      </td>
      <td className="sum">{kr(total)}</td>
      <td className="sum">{percent(vatRate)}</td>
    </tr>
  );
}
