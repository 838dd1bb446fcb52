import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { TextPage } from './text-page.js';
import {
  aboutDeliveryTexts as texts,
  generalSentences,
  optionSentences,
  ownStockSentences,
} from './shipping-delivery-texts.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.shop.delivery.described();
}

/** CHK-18: every delivery option with its constants, from the rule that also offers them. */
export default function AboutDeliveryPage(): React.JSX.Element {
  const delivery = useLoaderData<typeof loader>();
  const sections = [
    ...delivery.options.map((option) => ({
      title: option.name,
      paragraphs: optionSentences(option, delivery.freeShippingLimit),
    })),
    ...delivery.ownStock.map((option) => ({ title: option.name, paragraphs: ownStockSentences(option) })),
    { title: texts.generalTitle, paragraphs: generalSentences(delivery) },
  ];
  return <TextPage title={texts.title} intro={texts.intro} sections={sections} />;
}
