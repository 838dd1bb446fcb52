import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { qrPath } from '../../../interface/picture/qr-path.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { PrintButton } from '../facts/print-button.js';
import { withdrawalPageTexts as texts } from './texts.js';
import '../basket/basket.css';
import './withdrawal.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [
  { title: `${texts.labelTitle} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { orderId = '', withdrawalId = '' } = params;
  const receipt = await context.shop.withdrawals.receipt(orderId, withdrawalId);
  if (!receipt?.returnNumber) throw new Response(null, { status: 404 });
  const { returnNumber, label } = receipt;
  return { orderId, withdrawalId, returnNumber, label, code: label && qrPath(label.labelNumber, 'M') };
}

/** The label of a return, to print or to show in a phone. It names no goods. */
export default function ReturnLabelPage(): React.JSX.Element {
  const { orderId, withdrawalId, returnNumber, label, code } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow withdrawal">
      <h1>{texts.labelTitle}</h1>
      <section className="step withdrawal-label">
        {label && code ? (
          <>
            <svg
              viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
              role="img"
              aria-label={texts.labelCode(label.labelNumber)}
            >
              <rect x="-4" y="-4" width={code.size + 8} height={code.size + 8} fill="#fff" />
              <path d={code.path} fill="#000" />
            </svg>
            <p>{label.carrier}</p>
            <p>
              {texts.labelNumber} <strong>{label.labelNumber}</strong>
            </p>
          </>
        ) : (
          <p role="status">{texts.labelAwaited}</p>
        )}
        <p>
          {texts.returnNumber} <strong>{returnNumber}</strong>
        </p>
        <p>{texts.labelTo}</p>
        <p>{texts.labelContent}</p>
      </section>
      <p className="withdrawal-beside withdrawal-acts">
        {label && <PrintButton>{texts.printLabel}</PrintButton>}
        <ButtonLink to={`/shop/angra/${orderId}/kvitto/${withdrawalId}`} variant="text">
          {texts.receiptTitle}
        </ButtonLink>
      </p>
    </div>
  );
}
