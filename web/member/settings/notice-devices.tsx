import { Form } from '@remix-run/react';

import type { NoticeDeviceView } from '../../../services/person/notices/contract.js';
import { Button } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { useCommandId } from '../../visit/root-data.js';
import { settingsTexts as texts } from './texts.js';

/** RMD-04: the customer's phones that show notices. */
export function NoticeDevices({ devices }: { readonly devices: readonly NoticeDeviceView[] }): React.JSX.Element {
  return (
    <section className="panel" aria-labelledby="notiser">
      <h2 id="notiser">{texts.devices}</h2>
      <p className="muted">{texts.devicesText}</p>
      {devices.length === 0 && <p>{texts.noDevices}</p>}
      <ul className="notice-devices">
        {devices.map((device) => (
          <NoticeDevice key={device.key} device={device} />
        ))}
      </ul>
    </section>
  );
}

function NoticeDevice({ device: { key, platform, at } }: { readonly device: NoticeDeviceView }): React.JSX.Element {
  const commandId = useCommandId(`device:${key}`);
  const name = texts.deviceSince(platform, formatDate(at));
  return (
    <li className="consent">
      <p className="consent-name">{name}</p>
      <Form method="post" reloadDocument>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="commandId" value={commandId} />
        <input type="hidden" name="plain" value="ja" />
        <Button variant="quiet" aria-label={texts.turnOffOf(name)}>
          {texts.turnOff}
        </Button>
      </Form>
    </li>
  );
}
