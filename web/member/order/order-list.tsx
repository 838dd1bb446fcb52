import { Link } from '@remix-run/react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { OrderSummary } from '../../../services/shop/order/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { trackingTexts } from '../../shop/order/texts.js';
import { points as pointsText } from '../../visit/level-words.js';
import './order-list.css';

export function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }): React.JSX.Element {
  return (
    <ul className="orders">
      {orders.map((order) => (
        <li key={order.orderId} className="order">
          <p className="order-status" data-status={order.status}>
            {trackingTexts.statuses[order.status]}
          </p>
          <div className="order-text">
            <p>
              <strong>{order.orderNumber}</strong>{' '}
              <span className="muted small nowrap">{formatDate(order.placedAt)}</span>
            </p>
            <p className="muted small">
              {order.lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}
            </p>
          </div>
          <div className="order-sum">
            <strong>{formatKronor(order.total)}</strong>
            {order.points !== null && <span className="muted small">{pointsText(order.points)}</span>}
          </div>
          {order.trackingPath && (
            <Link to={order.trackingPath} aria-label={`Spåra order ${order.orderNumber}`}>
              Spåra
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
