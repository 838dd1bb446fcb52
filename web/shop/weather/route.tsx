import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button, ButtonLink } from '../../interface/navigation/button.js';
import { Field } from '../../interface/field/field.js';
import { spaced } from '../../interface/field/postal-code.js';
import { ProductGrid } from '../product-card/product-card.js';
import { postalCodeOf, STOCKHOLM } from './postal-code.js';
import { weatherTexts as texts } from './texts.js';
import { WeatherNow } from './weather-now.js';
import './weather.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.title} – Älgört` },
  { name: 'description', content: texts.description },
  { tagName: 'link', rel: 'canonical', href: `${data?.publicUrl ?? ''}/weather-recommendations` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('postnummer')?.slice(0, 20) ?? null;
  const code = postalCodeOf(typed);
  const wrong = Boolean(typed) && code === null;
  return { ...(await context.shop.content.weather(code ?? STOCKHOLM)), typed, wrong, publicUrl: context.publicUrl };
}

export default function WeatherPage(): React.JSX.Element {
  const { postalCode, weather, groups, typed, wrong } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="weather-intro">{texts.intro}</p>
      <Form method="get" className="weather-form" preventScrollReset>
        <Field
          name="postnummer"
          label={texts.postalCode}
          defaultValue={typed ?? spaced(postalCode)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          errors={wrong ? [texts.wrong] : undefined}
        />
        <Button variant="quiet">{texts.show}</Button>
      </Form>
      {weather ? (
        <WeatherNow postalCode={postalCode} weather={weather} />
      ) : (
        <Empty title={texts.unknown} text={texts.unknownText} to="/rad" link={texts.advice} />
      )}
      {weather && groups.length === 0 && (
        <Empty title={texts.none} text={texts.noneText} to="/kategori/" link={texts.categories} />
      )}
      {groups.map(({ id, products }) => (
        <section key={id} className="weather-group">
          <h2>{texts.groups[id].title}</h2>
          <p className="muted">{texts.groups[id].text}</p>
          <ProductGrid products={products} heading="h3" />
        </section>
      ))}
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

function Empty({ title, text, to, link }: EmptyProps): React.JSX.Element {
  return (
    <div className="weather-empty">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <ButtonLink variant="quiet" to={to}>
        {link}
      </ButtonLink>
    </div>
  );
}
