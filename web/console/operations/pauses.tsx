import { Form } from '@remix-run/react';

import type { PauseShown } from '../../../services/support/contract/pauses.js';
import { pauseTargetName } from '../events/pause-texts.js';
import { minute } from '../format.js';
import type { AskedPause } from './operations-answer.js';
import { PauseForm } from './pause-form.js';

interface PausesProps {
  readonly pauses: readonly PauseShown[];
  readonly targets: readonly string[];
  readonly asked: AskedPause | undefined;
}

export function Pauses({ pauses, targets, asked }: PausesProps): React.JSX.Element {
  return (
    <section className="card" id="pauser" aria-labelledby="pauses-heading">
      <h2 id="pauses-heading">Pausat för kunder</h2>
      {pauses.length === 0 && <p className="muted">Inget är pausat.</p>}
      <ul className="parked">
        {pauses.map((pause) => (
          <Paused key={pause.target} pause={pause} />
        ))}
      </ul>
      {asked?.shown ? <Confirm asked={asked} shown={asked.shown} /> : <PauseForm targets={targets} asked={asked} />}
    </section>
  );
}

function Paused({ pause }: { readonly pause: PauseShown }): React.JSX.Element {
  const { target, reason, staffName, at } = pause;
  const name = pauseTargetName(target);
  const field = `orsak-${target}`;
  return (
    <li>
      <p>
        <strong>{name}</strong>{' '}
        <span className="muted">
          {ends(pause)}, sedan {minute(at)}
        </span>
      </p>
      <blockquote>{pause.text}</blockquote>
      <p className="muted">
        {staffName}: {reason}
      </p>
      <Form method="post" className="jump" preventScrollReset>
        <input type="hidden" name="mal" value={target} />
        <label htmlFor={field}>Orsak</label>
        <input id={field} name="orsak" required minLength={3} maxLength={200} />
        <button className="small-button" name="vad" value="avsluta-paus" aria-label={`Avsluta pausen: ${name}`}>
          Avsluta pausen
        </button>
      </Form>
    </li>
  );
}

interface ConfirmProps {
  readonly asked: AskedPause;
  readonly shown: PauseShown;
}

/** Previews the text for shoppers. The pause begins when staff press 'Pausa nu' here. */
function Confirm({ asked: { request }, shown }: ConfirmProps): React.JSX.Element {
  return (
    <div role="group" aria-labelledby="confirm-heading" className="pause-form">
      <h3 id="confirm-heading">Pausa {pauseTargetName(shown.target)}?</h3>
      <p>Kunderna läser detta, {ends(shown)}:</p>
      <blockquote>{shown.text}</blockquote>
      <Form method="post" className="row-actions" preventScrollReset>
        <input type="hidden" name="mal" value={request.target} />
        <input type="hidden" name="text" value={request.text} />
        <input type="hidden" name="orsak" value={request.reason} />
        <input type="hidden" name="slut" value={request.until} />
        <button className="small-button" name="vad" value="pausa-nu">
          Pausa nu
        </button>
        <button className="small-button" name="vad" value="andra-paus">
          Ändra
        </button>
      </Form>
    </div>
  );
}

function ends({ until }: PauseShown): string {
  return until ? `till ${minute(until)}` : 'tills någon avslutar pausen';
}
