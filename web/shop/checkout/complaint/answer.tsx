import { formatKronor } from '../../../../domain/kernel/money.js';
import type { Instant } from '../../../../domain/kernel/index.js';
import type { ComplaintShown } from '../../../../services/shop/complaint/contract.js';
import { formatMoment } from '../../../interface/words/dates.js';
import { complaintPageTexts as texts, groundTexts } from './texts.js';

interface AnswerProps {
  readonly shown: ComplaintShown;
  readonly answeredAt: Instant;
}

/** The shop's answer, its law where it is a no, and who else may try it. */
export function Answer({ shown, answeredAt }: AnswerProps): React.JSX.Element {
  const { status, note } = shown;
  return (
    <section className="step" aria-labelledby="svar">
      <h2 className="step-title" id="svar">
        {texts.answer}
      </h2>
      <p>{sentenceOf(shown)}</p>
      {note && <p className="complaint-text">{note}</p>}
      {status === 'declined' && <p className="muted">{texts.board}</p>}
      <p className="muted small">{texts.answered(formatMoment(answeredAt))}</p>
    </section>
  );
}

function sentenceOf({ refund, invoiced, replacement, ground, law }: ComplaintShown): string {
  if (refund !== null) return (invoiced ? texts.credited : texts.refund)(formatKronor(refund));
  if (ground !== null) return texts.declined(groundTexts[ground], law ?? '');
  return replacement ? texts.replaced(replacement.carrier, replacement.trackingNumber) : texts.replacing;
}
