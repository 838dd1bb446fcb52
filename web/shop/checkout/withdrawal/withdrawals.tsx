import { Link } from '@remix-run/react';

import type { BusinessDate, Uuid } from '../../../../domain/kernel/index.js';
import type { WithdrawalRight } from '../../../../domain/order/index.js';
import type { WithdrawalsOfOrder } from '../../../../services/shop/withdrawal/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { formatDate, formatMoment } from '../../../interface/words/dates.js';
import { withdrawalPageTexts as texts, withdrawalStatus } from './texts.js';
import './withdrawal.css';

interface WithdrawalsProps {
  readonly orderId: Uuid;
  readonly withdrawals: WithdrawalsOfOrder;
  /** What may come back, and in how many days after the goods have come. */
  readonly right: WithdrawalRight;
}

/** On an order's page: 'Ångra köpet' for the whole period, and the notices that were given (LAW-04). */
export function Withdrawals({ orderId, withdrawals, right }: WithdrawalsProps): React.JSX.Element | null {
  const { open, lastDay, notices } = withdrawals;
  if (!open && notices.length === 0) return null;
  return (
    <section className="step withdrawals" aria-labelledby="angra-kopet">
      <h2 className="step-title" id="angra-kopet">
        {notices.length > 0 ? texts.notices : texts.title}
      </h2>
      {notices.length > 0 && (
        <ul className="withdrawal-goods">
          {notices.map(({ withdrawalId, notifiedAt, status, returnNumber }) => (
            <li key={withdrawalId}>
              <Link to={`/shop/angra/${orderId}/kvitto/${withdrawalId}`}>
                {returnNumber ? `${texts.returnNumber} ${returnNumber}` : texts.notice(formatMoment(notifiedAt))}
              </Link>
              : {withdrawalStatus({ status, returnNumber })}
            </li>
          ))}
        </ul>
      )}
      {open && <p className="muted small">{periodOf(lastDay, right)}</p>}
      {open && (
        <p>
          <ButtonLink to={`/shop/angra/${orderId}`} variant="quiet">
            {texts.link}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** Medicines cannot come back, so an order of nothing else can only be stopped before it is packed. */
function periodOf(lastDay: BusinessDate | null, { goods, days }: WithdrawalRight): string {
  if (goods === 'none') return texts.untilPacked;
  return lastDay ? texts.until(formatDate(lastDay)) : texts.fromReceipt(days);
}
