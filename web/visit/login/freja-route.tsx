import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loginData, NOT_KEPT } from './login-loader.js';
import { LoginScreens } from './screens/login-screens.js';
import { tabTitle } from './texts.js';

export const meta: MetaFunction = () => [{ title: tabTitle('freja-qr') }, { name: 'robots', content: 'noindex' }];

export const headers = (): Record<string, string> => NOT_KEPT;

/** The log-in page for Freja alone (LOG-05). An attempt starts only when the person presses a card. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loginData(request, context, 'FrejaPlus');
}

export default function FrejaLoginPage(): React.JSX.Element {
  return (
    <div className="page login-page">
      <LoginScreens data={useLoaderData<typeof loader>()} />
    </div>
  );
}
