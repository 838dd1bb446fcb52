import { Form } from '@remix-run/react';

import type { OwnSessionView } from '../../../services/access/session/contract.js';
import { Badge } from '../../interface/picture/badge.js';
import { Button } from '../../interface/navigation/button.js';
import { formatMoment } from '../../interface/words/dates.js';
import { useCommandId } from '../../visit/root-data.js';
import { loginsTexts as texts, wayWords } from './texts.js';

export function LoginRow({ session }: { readonly session: OwnSessionView }): React.JSX.Element {
  const { sessionId, openedAt, method, stayLoggedIn, here } = session;
  const commandId = useCommandId(`logins:${sessionId}`);
  const device = session.device ?? texts.unknown;
  const moment = formatMoment(openedAt);
  return (
    <li className="login-row">
      <div>
        <h3>
          {device} {here && <Badge>{texts.here}</Badge>}
        </h3>
        <p className="muted">
          {texts.opened(moment)} {method && texts.by(wayWords[method])}
        </p>
        {stayLoggedIn && <p className="muted">{texts.stays}</p>}
      </div>
      <Form method="post" reloadDocument={here}>
        <input type="hidden" name="what" value="en" />
        <input type="hidden" name="sessionId" value={sessionId} />
        <input type="hidden" name="commandId" value={commandId} />
        <Button variant="quiet" aria-label={texts.endOf(device, moment)}>
          {texts.end}
        </Button>
      </Form>
    </li>
  );
}
