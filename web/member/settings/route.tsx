import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { ConsentCode } from '../../../domain/customer/consent-code.js';
import type { ConsentView } from '../../../services/person/profile/contract.js';
import type { Result } from '../../../services/foundation/problem/result-contract.js';
import { chosenConsent, CONSENT_CATEGORIES, type ConsentCategory } from '../../visit/consent/cookie-consent.js';
import { categoryTexts } from '../../visit/consent/texts.js';
import { Alert } from '../../interface/message/alert.js';
import { useRootData } from '../../visit/root-data.js';
import { requireKnown } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { readSettingsForm } from './consent-form.js';
import { ConsentRow } from './consent-row.js';
import { NoticeDevices } from './notice-devices.js';
import { KeptPrescriptions, Reminders } from './reminders.js';
import { consentWords, settingsTexts as texts } from './texts.js';
import '../member.css';
import './settings.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireKnown(context, request);
  const { profile, notices } = context.shop;
  const chosen = chosenConsent(request.headers.get('cookie'));
  const cookies = chosen && CONSENT_CATEGORIES.filter((category) => chosen[category]);
  return {
    consents: await profile.consents(),
    reach: await notices.reach(),
    cookies,
    dataProtectionOfficer: profile.contactRoles().dataProtectionOfficer,
  };
}

const HERE = '/member/minainstallningar';
const LOG_IN = `/init-login?redirect=${HERE}`;

export async function action({ request, context }: ActionFunctionArgs): Promise<Result | Response> {
  const form = readSettingsForm(await request.formData());
  if (!form) return { ok: false, errors: [{ code: 'failed', message: texts.failed }] };
  const { plain, ...command } = form;
  const { profile, notices } = context.shop;
  const result = await ('key' in command ? notices.turnOff(command) : profile.setConsent(command));
  if (!result.ok && result.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED'))
    return redirect(LOG_IN);
  return plain ? redirect(HERE, 303) : result;
}

export default function SettingsPage(): React.JSX.Element {
  const { consents, reach, cookies, dataProtectionOfficer } = useLoaderData<typeof loader>();
  const root = useRootData();
  const consentOf = (code: ConsentCode): ConsentView =>
    consents.find((consent) => consent.code === code) ?? { code, given: false, outdated: false, history: [] };
  return (
    <MemberLayout title={texts.title} intro={texts.intro}>
      {!root?.session.identified && (
        <Alert type="info" linkText={texts.identifyAction} href={LOG_IN}>
          <p>{texts.identify}</p>
        </Alert>
      )}
      <section className="panel" aria-labelledby="utskick">
        <h2 id="utskick">{texts.mail}</h2>
        {(['Newsletter', 'Offers', 'MarketingPush', 'Personalisation'] as const).map((code) => (
          <ConsentRow key={code} consent={consentOf(code)} {...consentWords[code]} />
        ))}
      </section>
      <Reminders consentOf={consentOf} reach={reach} />
      <KeptPrescriptions consentOf={consentOf} />
      {reach && <NoticeDevices devices={reach.devices} />}
      <section className="panel" aria-labelledby="favoriter">
        <h2 id="favoriter">{texts.favourites}</h2>
        <ConsentRow
          consent={consentOf('Favorite')}
          {...consentWords.Favorite}
          withdrawAt={
            consentOf('Favorite').given && (root?.favourites.length ?? 0) > 0 ? '/favourites?visa=aterkalla' : undefined
          }
        />
      </section>
      <section className="panel" aria-labelledby="kort">
        <h2 id="kort">{texts.cards}</h2>
        <p>{texts.cardsText}</p>
        <p>
          <Link to="/pages/savedPaymentCards">{texts.cards}</Link>
        </p>
      </section>
      <section className="panel" aria-labelledby="kakor">
        <h2 id="kakor">{texts.cookies}</h2>
        <p>{cookieWords(cookies)}</p>
        <p>
          <Link to="/kundservice/kakor#cookieinstallningar">{texts.cookieSettings}</Link>
        </p>
      </section>
      <OwnData dataProtectionOfficer={dataProtectionOfficer} />
    </MemberLayout>
  );
}

function cookieWords(chosen: readonly ConsentCategory[] | null): string {
  if (!chosen) return texts.cookiesNone;
  if (chosen.length === 1) return texts.cookiesNecessary;
  return texts.cookiesChosen(chosen.map((category) => categoryTexts[category].name.toLowerCase()).join(', '));
}

/** Lets the person download a copy of all their data, and says how to request its erasure (LAW-09). */
function OwnData({ dataProtectionOfficer }: { readonly dataProtectionOfficer: string }): React.JSX.Element {
  return (
    <section className="panel" aria-labelledby="uppgifter">
      <h2 id="uppgifter">{texts.data}</h2>
      <dl className="own-data">
        <div>
          <dt>
            <a href="/member/minauppgifter/utdrag" download>
              {texts.extract}
            </a>
          </dt>
          <dd>{texts.extractText}</dd>
        </div>
        <div>
          <dt>
            <Link to="/mina-recept-inloggad/vem-har-tittat">{texts.looks}</Link>
          </dt>
          <dd>{texts.looksText}</dd>
        </div>
        <div>
          <dt>{texts.erase}</dt>
          <dd>
            {texts.eraseText} <Link to="/kundservice#dataskyddsombud">{texts.eraseAction}</Link>,{' '}
            <a href={`mailto:${dataProtectionOfficer}`}>{dataProtectionOfficer}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
