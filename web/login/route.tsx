import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import { LoginPanel } from './login-panel.js';
import { safeReturn } from './return-to.js';
import { loginTexts as texts } from './texts.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const redirectTo = safeReturn(new URL(request.url).searchParams.get('redirect'));
  return { redirectTo, testUsers: await context.shop.login.testUsers(), name: context.session.name };
}

const loginForm = z.object({ personNumber: z.string().max(20), stayLoggedIn: z.literal('ja').optional(), redirect: z.string().max(2_000).optional() });

export async function action({ request, context }: ActionFunctionArgs) {
  const form = loginForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return { error: texts.failed };
  const { personNumber, stayLoggedIn, redirect: wanted } = form.data;
  const result = await context.shop.login.loginTest({ personNumber, stayLoggedIn: stayLoggedIn === 'ja' });
  return result.ok ? redirect(safeReturn(wanted), 303) : { error: texts.failed };
}

export default function LoginPage(): React.JSX.Element {
  const { redirectTo, testUsers, name } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error ?? null;
  return (
    <div className="page login-page">
      <LoginPanel redirectTo={redirectTo} testUsers={testUsers} name={name} error={error} />
    </div>
  );
}
