import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';

import type { ProfileService } from '../../../services/person/profile/contract.js';
import type { Result, ShopError } from '../../../services/foundation/problem/result-contract.js';
import { Alert } from '../../interface/message/alert.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { requireKnown } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { AddressForm } from './address-form.js';
import { ContactForm } from './contact-form.js';
import { readDetailsForm, type DetailsForm } from './details-form.js';
import { PersonCard } from './person-card.js';
import { detailsTexts as texts } from './texts.js';
import '../member.css';
import './details.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireKnown(context, request);
  return { profile: await context.shop.profile.own() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = readDetailsForm(await request.formData());
  if (!form) return { save: null, errors: FAILED };
  const result = await save(form, context.shop.profile);
  if (result.ok)
    return redirect(`/member/minauppgifter?sparat=${form.save === 'contact' ? 'contact' : 'address'}`, 303);
  const needsLogIn = result.errors.some(({ code }) => code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED');
  return needsLogIn ? redirect(LOG_IN) : { save: form.save, errors: result.errors };
}

const LOG_IN = '/init-login?redirect=/member/minauppgifter';
const FAILED: readonly ShopError[] = [{ code: 'failed', message: texts.failed }];
const NONE: readonly ShopError[] = [];

async function save(form: DetailsForm, profile: ProfileService): Promise<Result> {
  if (form.save === 'contact') return profile.updateContact({ ...fieldsOf(form), confirms: true });
  if (form.save === 'address') return profile.updateAddress(fieldsOf(form));
  const own = await profile.own();
  if (!own?.registeredAddress) return { ok: false, errors: FAILED };
  const { firstName, lastName, registeredAddress } = own;
  return profile.updateAddress({ commandId: form.commandId, firstName, lastName, ...registeredAddress });
}

function fieldsOf<Form extends DetailsForm>({ save: _which, ...fields }: Form): Omit<Form, 'save'> {
  return fields;
}

export default function DetailsPage(): React.JSX.Element {
  const { profile } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errorsOf = (form: DetailsForm['save']): readonly ShopError[] =>
    answer?.save === form || answer?.save === null ? answer.errors : NONE;
  return (
    <MemberLayout title={texts.title} intro={texts.intro}>
      {profile?.identified ? (
        <>
          <Saved />
          {!profile.complete && (
            <Alert type="info">
              <p>{texts.incomplete}</p>
            </Alert>
          )}
          <PersonCard profile={profile} errors={errorsOf('registered')} />
          <ContactForm profile={profile} errors={errorsOf('contact')} />
          <AddressForm key={profile.streetAddress} profile={profile} errors={errorsOf('address')} />
          <p className="muted">
            {texts.more} <Link to="/member/minainstallningar">{texts.settings}</Link>.
          </p>
        </>
      ) : (
        <Identify />
      )}
    </MemberLayout>
  );
}

function Saved(): React.JSX.Element | null {
  const [search] = useSearchParams();
  const saved = search.get('sparat');
  const known = saved === 'contact' || saved === 'address' ? texts.saved[saved] : null;
  return known ? (
    <div role="status">
      <Alert type="success">
        <p>{known}</p>
      </Alert>
    </div>
  ) : null;
}

/** Shown after a weak log-in, when only the member's name is visible (CLB-14). */
function Identify(): React.JSX.Element {
  return (
    <section className="panel">
      <h2>{texts.identify}</h2>
      <p className="muted">{texts.identifyText}</p>
      <p>
        <ButtonLink to={LOG_IN}>{texts.identifyAction}</ButtonLink>
      </p>
    </section>
  );
}
