import { Form } from '@remix-run/react';

import { pauseTargetName } from '../events/pause-texts.js';
import type { AskedPause } from './operations-answer.js';

interface PauseFormProps {
  readonly targets: readonly string[];
  readonly asked: AskedPause | undefined;
}

export function PauseForm({ targets, asked }: PauseFormProps): React.JSX.Element {
  const { target, text, reason, until } = asked?.request ?? {};
  return (
    <Form method="post" className="pause-form" preventScrollReset>
      <label htmlFor="mal">Pausa</label>
      <select id="mal" name="mal" defaultValue={target}>
        {targets.map((each) => (
          <option key={each} value={each}>
            {pauseTargetName(each)}
          </option>
        ))}
      </select>
      <label htmlFor="pausa-text">Text till kunderna</label>
      <textarea id="pausa-text" name="text" required minLength={10} maxLength={300} rows={3} defaultValue={text} />
      <label htmlFor="pausa-orsak">Orsak, för kollegor</label>
      <input id="pausa-orsak" name="orsak" required minLength={3} maxLength={200} defaultValue={reason} />
      <label htmlFor="slut">Slutar av sig själv (svensk tid, valfritt)</label>
      <input id="slut" name="slut" type="datetime-local" defaultValue={until} />
      <button className="small-button" name="vad" value="pausa">
        Granska pausen
      </button>
    </Form>
  );
}
