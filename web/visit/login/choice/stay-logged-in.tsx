import { Link } from '@remix-run/react';

import { Checkbox } from '../../../interface/field/checkbox.js';
import type { Device } from '../app/device.js';
import { loginTexts as texts } from '../texts.js';

/** LOG-02: a mobile always stays logged in, so it is not asked. */
export function StayLoggedIn({ device }: { readonly device: Device }): React.JSX.Element {
  return (
    <div className="login-stay">
      {device === 'mobile' ? (
        <input type="hidden" name="stayLoggedIn" value="ja" />
      ) : (
        <Checkbox name="stayLoggedIn" value="ja">
          {texts.stay}
        </Checkbox>
      )}
      <p className="muted small">
        {texts.stayText} <Link to="/kundservice/integritetspolicy/#inloggning">{texts.stayLink}</Link>
      </p>
    </div>
  );
}
