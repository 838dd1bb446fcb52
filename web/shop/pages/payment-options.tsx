import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { aboutPaymentTexts as texts, paymentSections } from './payment-options-texts.js';
import { TextPage } from './text-page.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.shop.checkout.paymentOptions();
}

/** CHK-18: every payment method with its constants, from the rules that also offer them. */
export default function AboutPaymentPage(): React.JSX.Element {
  const sections = paymentSections(useLoaderData<typeof loader>());
  return <TextPage title={texts.title} intro={texts.intro} sections={sections} />;
}
