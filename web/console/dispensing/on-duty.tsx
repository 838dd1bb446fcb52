import { Form } from '@remix-run/react';

import type { DispensingQueue } from '../../../services/support/contract/dispensing.js';
import { useCommandId } from '../../visit/root-data.js';
import { minute } from '../format.js';
import { dutyTexts as texts } from './texts.js';

/** RX-06: who is on duty, and the asker's own shift. Without a shift no withdrawal opens. */
export function OnDuty({ onDuty }: Pick<DispensingQueue, 'onDuty'>): React.JSX.Element {
  const own = onDuty.find(({ mine }) => mine);
  const commandId = useCommandId('console:dispensing:duty');
  return (
    <section className="card" aria-labelledby="on-duty">
      <h2 id="on-duty">{texts.title}</h2>
      {onDuty.length === 0 && <p className="muted">{texts.none}</p>}
      <ul>
        {onDuty.map(({ name, since, until, mine }) => (
          <li key={`${name} ${since}`}>{texts.shift(name, minute(since), minute(until), mine)}</li>
        ))}
      </ul>
      {!own && <p>{texts.off}</p>}
      <Form method="post">
        <input type="hidden" name="commandId" value={commandId} />
        <button className="small-button" name="vad" value={own ? 'avsluta' : 'borja'}>
          {own ? texts.end : texts.start}
        </button>
      </Form>
    </section>
  );
}
