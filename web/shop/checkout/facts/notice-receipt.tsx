import { CircleCheck } from 'lucide-react';

import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { PrintButton } from './print-button.js';

interface NoticeReceiptProps {
  readonly orderId: string;
  readonly title: string;
  /** When it came, and how far it has come. */
  readonly said: string;
  /** What follows. Null when it has come to its end. */
  readonly next?: string | null;
  /** Where the same receipt was sent. Null where this log-in may not see it. */
  readonly mailed: string | null;
  readonly back: string;
  /** The name of the button that prints the receipt. */
  readonly print?: string;
  readonly children: React.ReactNode;
}

/** The receipt of what a customer told the shop: a withdrawal (LAW-04) or a complaint (CHK-10). It keeps its address. */
export function NoticeReceipt({ orderId, title, said, next, mailed, back, print, children }: NoticeReceiptProps) {
  usePageStart();
  return (
    <div className="page page-narrow confirmation withdrawal">
      <header className="confirmation-thanks" role="status">
        <CircleCheck size={56} strokeWidth={1} aria-hidden />
        <h1>{title}</h1>
        <p>{said}</p>
        {next && <p>{next}</p>}
        {mailed && <p className="muted">{mailed}</p>}
      </header>
      {children}
      <p className="confirmation-actions">
        {print && <PrintButton>{print}</PrintButton>}
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="quiet">
          {back}
        </ButtonLink>
      </p>
    </div>
  );
}

interface NoticeGoodsProps {
  readonly lines: readonly {
    readonly lineId: string;
    readonly name: string;
    readonly quantity: number;
    /** What was found of these pieces. */
    readonly found?: string;
  }[];
}

export function NoticeGoods({ lines }: NoticeGoodsProps): React.JSX.Element {
  return (
    <ul className="withdrawal-goods">
      {lines.map(({ lineId, name, quantity, found }) => (
        <li key={`${lineId}${found ?? ''}`}>
          {quantity} × {name}
          {found && `: ${found}`}
        </li>
      ))}
    </ul>
  );
}
