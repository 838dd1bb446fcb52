import type { OrderedPrescriptionView } from '../../../services/care/dispensing/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { orderedPrescriptionTexts as texts } from './texts.js';

interface Props {
  readonly prescriptions: readonly OrderedPrescriptionView[];
}

/** RX-06: which medicines the lines are, and what a pharmacist decided. The page needs a strong log-in (LAW-09). */
export function OrderedPrescriptions({ prescriptions }: Props): React.JSX.Element | null {
  if (prescriptions.length === 0) return null;
  return (
    <section className="step" aria-labelledby="ordered-prescriptions">
      <h2 className="step-title" id="ordered-prescriptions">
        {texts.title}
      </h2>
      <ul className="ordered-prescriptions">
        {prescriptions.map(({ dispensingId, name, packages, patient, phase, refused }) => (
          <li key={dispensingId}>
            <strong>{name}</strong>
            <small className="muted"> {packages} st</small>
            {patient.name && <small className="muted"> {texts.to(patient.name)}</small>}
            <p>{texts.phases[phase]}</p>
            {refused && (
              <blockquote>
                <p>{refused.text}</p>
                <footer className="muted small">{texts.refusedOn(formatDate(refused.on))}</footer>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
