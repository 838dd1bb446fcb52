import { Link } from '@remix-run/react';
import { ChevronRight, QrCode, Smartphone, SquareUserRound } from 'lucide-react';

import type { LoginMethod } from '../../../../services/person/login/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import type { Device } from '../app/device.js';
import { methodOf, type EIdView } from '../machine/state.js';
import type { PickerData } from './picker.js';
import { withQuery } from '../app/return-to.js';
import { loginTexts as texts } from '../texts.js';

const ICONS: Readonly<Record<EIdView, typeof QrCode>> = {
  'this-device': Smartphone,
  qr: QrCode,
  'freja-this-device': Smartphone,
  'freja-qr': QrCode,
};

/** Lists the e-IDs. All get the same kind of card, so that none is favoured. */
export function MethodCards({
  methods,
  paused,
  only,
  device,
  redirectTo,
}: Pick<PickerData, 'methods' | 'paused' | 'only' | 'device' | 'redirectTo'>): React.JSX.Element {
  const views = viewsOffered(methods, only, device);
  const pauseTexts = new Set(methods.flatMap((method) => (!only || method === only ? (paused[method] ?? []) : [])));
  return (
    <>
      {views.length === 0 && <Alert type="error">{texts.none}</Alert>}
      {[...pauseTexts].map((text) => (
        <Alert key={text} type="warning">
          {text}
        </Alert>
      ))}
      <ul className="login-methods" aria-label={texts.methodsLabel}>
        {views.map((view) => (
          <li key={view}>
            <MethodCard
              view={view}
              disabled={paused[methodOf(view)] !== undefined}
              icon={only || view === 'this-device' || view === 'qr' ? ICONS[view] : SquareUserRound}
              {...cardTexts(view, only)}
            />
          </li>
        ))}
      </ul>
      {only && (
        <Link to={withQuery('/init-login', { redirect: redirectTo === '/' ? null : redirectTo })}>
          {texts.freja.others}
        </Link>
      )}
    </>
  );
}

function MethodCard({
  view,
  disabled,
  icon: Icon,
  title,
  text,
}: {
  readonly view: EIdView;
  readonly disabled: boolean;
  readonly icon: typeof QrCode;
  readonly title: string;
  readonly text: string;
}): React.JSX.Element {
  return (
    <button type="submit" name="view" value={view} className="login-method" disabled={disabled}>
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <span>
        {title}
        <small>{text}</small>
      </span>
      <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

/** Returns the cards to show. Freja's app exists only for phones, so a computer offers Freja by QR code only. */
function viewsOffered(methods: readonly LoginMethod[], only: LoginMethod | null, device: Device): readonly EIdView[] {
  const bankId: readonly EIdView[] = ['this-device', 'qr'];
  const freja: readonly EIdView[] =
    device === 'desktop' ? ['freja-qr'] : only ? ['freja-this-device', 'freja-qr'] : ['freja-this-device'];
  return methods
    .filter((method) => !only || method === only)
    .flatMap((method) => (method === 'BankID' ? bankId : freja));
}

function cardTexts(view: EIdView, only: LoginMethod | null): { readonly title: string; readonly text: string } {
  return only && (view === 'freja-qr' || view === 'freja-this-device') ? texts.frejaCards[view] : texts.cards[view];
}
