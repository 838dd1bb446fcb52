import type { PrescriptionStanding } from '../../../services/support/contract/order-life.js';
import { prescriptionLineTexts as texts } from './texts.js';

/** RX-06: customer service sees that there are prescriptions and how far they have come, never which (LAW-09). */
export function PrescriptionLines({ lines }: { readonly lines: readonly PrescriptionStanding[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="card" aria-labelledby="receptrader">
      <h2 id="receptrader">{texts.title}</h2>
      <ul>
        {lines.map(({ lineId, phase, asked }) => (
          <li key={lineId}>{texts.line(lineId, asked && phase === 'ordered' ? texts.asked : texts.phases[phase])}</li>
        ))}
      </ul>
      <p className="muted">{texts.hint}</p>
    </section>
  );
}
