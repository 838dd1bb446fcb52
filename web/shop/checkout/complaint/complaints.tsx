import { Link } from '@remix-run/react';

import type { Uuid } from '../../../../domain/kernel/index.js';
import type { ComplaintsOfOrder } from '../../../../services/shop/complaint/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { complaintPageTexts as texts, complaintStatusTexts } from './texts.js';
import '../withdrawal/withdrawal.css';

interface ComplaintsProps {
  readonly orderId: Uuid;
  readonly complaints: ComplaintsOfOrder;
}

/** On an order's page: the way to complain, and the complaints with their answers (CHK-10). */
export function Complaints({ orderId, complaints: { open, complaints } }: ComplaintsProps): React.JSX.Element | null {
  if (!open && complaints.length === 0) return null;
  return (
    <section className="step" aria-labelledby="reklamera">
      <h2 className="step-title" id="reklamera">
        {complaints.length > 0 ? texts.made : texts.title}
      </h2>
      {complaints.length > 0 && (
        <ul className="withdrawal-goods">
          {complaints.map(({ complaintId, complaintNumber, status }) => (
            <li key={complaintId}>
              <Link to={`/shop/reklamera/${orderId}/arende/${complaintId}`}>{complaintNumber}</Link>:{' '}
              {complaintStatusTexts[status]}
            </li>
          ))}
        </ul>
      )}
      {open && <p className="muted small">{texts.intro}</p>}
      {open && (
        <p>
          <ButtonLink to={`/shop/reklamera/${orderId}`} variant="quiet">
            {texts.link}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
