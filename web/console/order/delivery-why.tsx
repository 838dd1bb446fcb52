import type { DeliveryWhyShown } from '../../../services/support/contract/order-life.js';
import { kr } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { orderLifeTexts as texts } from './texts.js';

interface DeliveryWhyProps {
  readonly deliveries: readonly DeliveryWhyShown[] | null;
  readonly rule: string | null;
}

/** Each option of that day: offered with its price and day, or what stood in the way. */
export function DeliveryWhy({ deliveries, rule }: DeliveryWhyProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="leverans">
      <h2 id="leverans">{texts.deliveriesTitle}</h2>
      {deliveries ? (
        <>
          {rule && <p className="muted">{texts.deliveriesRule(rule)}</p>}
          <TableScroll labelledBy="leverans">
            <table className="facts">
              <thead>
                <tr>
                  <th scope="col">{texts.option}</th>
                  <th scope="col">{texts.what}</th>
                  <th scope="col" className="sum">
                    {texts.price}
                  </th>
                  <th scope="col">{texts.latest}</th>
                </tr>
              </thead>
              <tbody>
                {deliveries.map((each) => (
                  <Option key={each.optionId} option={each} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        </>
      ) : (
        <p className="muted">{texts.deliveriesGone}</p>
      )}
    </section>
  );
}

function Option({ option }: { readonly option: DeliveryWhyShown }): React.JSX.Element {
  const { name, chosen, obstacle, price, latest } = option;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{chosen ? texts.chosen : obstacle === null ? texts.offered : texts.obstacle(obstacle)}</td>
      <td className="sum">{price !== null && kr(price)}</td>
      <td>{latest}</td>
    </tr>
  );
}
