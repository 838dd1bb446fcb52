import { Link } from '@remix-run/react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { OrderSummary } from '../../../services/shop/order/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { statusWords } from '../../shop/delivery/texts.js';
import { points as pointsText } from '../../visit/level-words.js';
import { BuyOrderAgain } from './buy-order-again.js';
import { goodsText } from './goods-text.js';
import { purchasesTexts as texts } from './texts.js';
import './order-list.css';

export function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }): React.JSX.Element {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.orderId} className="order">
          <p className="order-status" data-status={order.status}>
            {statusWords(order.status, order.collectable)}
          </p>
          <div className="order-text">
            <p>
              <Link to={`/member/minakop/${order.orderId}`} aria-label={texts.view(order.orderNumber)}>
                <strong>{order.orderNumber}</strong>
              </Link>{' '}
              <span className="muted small nowrap">{formatDate(order.placedAt)}</span>
            </p>
            <p className="muted small">{goodsText(order.lines)}</p>
          </div>
          <div className="order-sum">
            <strong>{formatKronor(order.total)}</strong>
            {order.points !== null && <span className="muted small">{pointsText(order.points)}</span>}
          </div>
          <div className="order-acts">
            {order.buyable && <BuyOrderAgain orderId={order.orderId} orderNumber={order.orderNumber} />}
            {order.trackingPath && (
              <Link to={order.trackingPath} aria-label={`Spåra order ${order.orderNumber}`}>
                Spåra
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
