import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Baby, Bandage, BookOpen, Eye, Flower2, Moon, Salad, Thermometer, Wind, type LucideIcon } from 'lucide-react';

import { slugOf } from '../../../domain/catalogue/slug.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { SearchField } from '../../interface/field/search-field.js';
import { adviceTexts as texts } from './texts.js';
import './advice.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.title} – Älgört` },
  { name: 'description', content: texts.description },
  { tagName: 'link', rel: 'canonical', href: `${data?.publicUrl ?? ''}/rad` },
];

export async function loader({ context }: LoaderFunctionArgs) {
  return { topics: await context.shop.content.adviceIndex(), publicUrl: context.publicUrl };
}

export default function AdviceIndexPage(): React.JSX.Element {
  const { topics } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="advice-lead">{texts.intro}</p>
      <div className="advice-search">
        <SearchField label={texts.search} action="/search" also={{ type: 'rad' }} />
      </div>
      <nav aria-label={texts.topics}>
        <ul className="advice-topics">
          {topics.map(({ topic }) => (
            <li key={topic}>
              <a href={`#${slugOf(topic)}`}>{topic}</a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ topic, pages }) => (
        <section key={topic} id={slugOf(topic)} className="advice-topic">
          <h2>
            <TopicIcon topic={topic} />
            {topic}
          </h2>
          <ul className="advice-cards">
            {pages.map(({ title, url, summary }) => (
              <li key={url} className="advice-card">
                <h3>
                  <Link to={url} prefetch="intent">
                    {title}
                  </Link>
                </h3>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Förkylning och infektion': Wind,
  'Värk och feber': Thermometer,
  'Allergi, hud och hår': Flower2,
  'Mage och kost': Salad,
  'Barn och graviditet': Baby,
  'Livsstil och sömn': Moon,
  'Mun och ögon': Eye,
  'Sår, resa och första hjälpen': Bandage,
};

/** Draws the icon of a topic. A topic without its own icon gets a book. */
function TopicIcon({ topic }: { readonly topic: string }): React.JSX.Element {
  const Icon = ICONS[topic] ?? BookOpen;
  return (
    <span className="advice-icon">
      <Icon size={24} strokeWidth={1.5} aria-hidden />
    </span>
  );
}
