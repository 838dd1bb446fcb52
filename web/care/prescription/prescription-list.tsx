import type { PrescriptionsView, PrescriptionView } from '../../../services/care/prescription/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { PrescriptionCard } from './prescription-card.js';
import { closedTexts, listTexts as texts } from './texts.js';

interface PrescriptionListProps {
  readonly view: PrescriptionsView;
  /** The other person whose prescriptions they are. Absent for the customer's own. */
  readonly name?: string | undefined;
}

/** The prescriptions, or why there are none to see. */
export function PrescriptionList({ view, name }: PrescriptionListProps): React.JSX.Element {
  if (view.state !== 'open') return <NotShown state={view.state} />;
  const noActive = name ? texts.noActiveOf(name) : texts.noActive;
  const noInactive = name ? texts.noInactiveOf(name) : texts.noInactive;
  return (
    <>
      {view.news !== null && view.news > 0 && (
        <Alert type="notification">
          <p>{texts.news(view.news)}</p>
        </Alert>
      )}
      {!view.hasPrices && (
        <Alert type="warning">
          <p>{texts.noPrices}</p>
        </Alert>
      )}
      <Prescriptions id="aktuella" isCurrent title={texts.active} none={noActive} prescriptions={view.active} />
      <Prescriptions id="tidigare" title={texts.inactive} none={noInactive} prescriptions={view.inactive} />
    </>
  );
}

/** RX-17, RX-20: why no health data is shown. */
export function NotShown({ state }: { readonly state: keyof typeof closedTexts }): React.JSX.Element {
  return (
    <Alert type={state === 'closed' ? 'warning' : 'info'} heading={closedTexts[state].heading}>
      <p>{closedTexts[state].text}</p>
    </Alert>
  );
}

function Prescriptions({
  id,
  isCurrent = false,
  title,
  none,
  prescriptions,
}: {
  readonly id: string;
  /** A parallel prescription stands in both lists, and is ordered from the current ones alone. */
  readonly isCurrent?: boolean;
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
            <PrescriptionCard key={prescription.id} prescription={prescription} isOrdered={isCurrent} />
          ))}
        </ul>
      )}
    </section>
  );
}
