import type { PrescriptionsView, PrescriptionView } from '../../../services/care/prescription/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { PrescriptionCard } from './prescription-card.js';
import { closedTexts, listTexts as texts } from './texts.js';

/** The prescriptions, or why there are none to see. */
export function PrescriptionList({ view }: { readonly view: PrescriptionsView }): React.JSX.Element {
  if (view.state !== 'open')
    return (
      <Alert type={view.state === 'closed' ? 'warning' : 'info'} heading={closedTexts[view.state].heading}>
        <p>{closedTexts[view.state].text}</p>
      </Alert>
    );
  return (
    <>
      <Prescriptions id="aktuella" title={texts.active} none={texts.noActive} prescriptions={view.active} />
      <Prescriptions id="tidigare" title={texts.inactive} none={texts.noInactive} prescriptions={view.inactive} />
    </>
  );
}

function Prescriptions({
  id,
  title,
  none,
  prescriptions,
}: {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly prescriptions: readonly PrescriptionView[];
}): React.JSX.Element {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {prescriptions.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="prescription-cards">
          {prescriptions.map((prescription) => (
            <PrescriptionCard key={prescription.id} prescription={prescription} />
          ))}
        </ul>
      )}
    </section>
  );
}
