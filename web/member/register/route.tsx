import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { Check } from 'lucide-react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Checkbox, Field } from '../../interface/field/field.js';
import { useCommandId } from '../../visit/root-data.js';
import { WELCOME_QUERY } from '../member-pages.js';
import { registerForm } from './register-form.js';
import { registerTexts as texts } from './texts.js';
import './register.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { session, shop } = context;
  const state = session.memberId ? ('member' as const) : session.identified ? ('open' as const) : ('guest' as const);
  return { state, contact: state === 'open' ? await shop.member.contact() : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: registerForm });
  if (submission.status !== 'success') return { result: submission.reply(), errors: [] };
  if (!context.session.identified) return redirect('/init-login?redirect=/kundklubb-registrering/');
  const { email, mobileNumber, commandId } = submission.value;
  const registered = await context.shop.member.register({ email, mobileNumber, commandId });
  if (registered.ok) return redirect(`/member/?${WELCOME_QUERY}`, 303);
  const fieldErrors = Object.fromEntries(
    registered.errors.flatMap(({ field, message }) => (field ? [[field, [message]]] : [])),
  );
  return { result: submission.reply({ fieldErrors }), errors: registered.errors };
}

export default function RegisterPage(): React.JSX.Element {
  const { state } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <div className="register">
        <div className="register-intro">
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <ul>
            {texts.benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={20} strokeWidth={2} aria-hidden /> {benefit}
              </li>
            ))}
          </ul>
        </div>
        <div className="register-box">
          {state === 'open' ? <Registration /> : <Elsewhere member={state === 'member'} />}
        </div>
      </div>
    </div>
  );
}

function Elsewhere({ member }: { readonly member: boolean }): React.JSX.Element {
  return (
    <>
      <h2>{member ? texts.already : texts.identify}</h2>
      {!member && <p className="muted">{texts.identifyText}</p>}
      <ButtonLink to={member ? '/member/' : '/init-login?redirect=/kundklubb-registrering/'}>
        {member ? texts.toClub : texts.login}
      </ButtonLink>
    </>
  );
}

function Registration(): React.JSX.Element {
  const { contact } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const commandId = useCommandId('register');
  const busy = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ email: string; mobileNumber: string; terms: string }>({
    id: 'bli-medlem',
    lastResult: answer?.result,
    defaultValue: contact ?? undefined,
  });
  return (
    <Form method="post" noValidate id={form.id} onSubmit={form.onSubmit} className="register-form">
      <ErrorSummary errors={answer?.errors ?? NONE} />
      <input type="hidden" name="commandId" value={commandId} />
      <Field
        id="email"
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        defaultValue={fields.email.initialValue}
        errors={fields.email.errors}
      />
      <Field
        id="mobileNumber"
        name="mobileNumber"
        label={texts.mobile}
        type="tel"
        autoComplete="tel"
        required
        defaultValue={fields.mobileNumber.initialValue}
        errors={fields.mobileNumber.errors}
      />
      <Checkbox
        name="terms"
        value="ja"
        defaultChecked={fields.terms.initialValue === 'ja'}
        errors={fields.terms.errors}
      >
        {texts.terms} <Link to="/kundklubb/kundklubb-villkor">{texts.termsLink}</Link>
      </Checkbox>
      <Button wide loading={busy}>
        {texts.submit}
      </Button>
    </Form>
  );
}

const NONE = [] as const;
