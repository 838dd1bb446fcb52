import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { Stethoscope } from 'lucide-react';

import type { Article } from '../../../services/shop/content/contract.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { formatDate } from '../../interface/words/dates.js';
import { ProductGrid } from '../product-card/product-card.js';
import { breadcrumbList, StructuredData } from '../structured-data.js';
import { articleData } from './article-data.js';
import { adviceTexts as texts } from './texts.js';
import './advice.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { title, summary, slug } = data.article;
  return [
    { title: `${title} – Älgört` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: `${data.publicUrl}/rad/${slug}` },
  ];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { content } = context.shop;
  const article = await content.advice(params['slug'] ?? '');
  if (!article) throw new Response(null, { status: 404 });
  const topics = await content.adviceIndex();
  const near = topics.find(({ topic }) => topic === article.topic)?.pages ?? [];
  return { article, near: near.filter(({ url }) => url !== `/rad/${article.slug}`), publicUrl: context.publicUrl };
}

export default function ArticlePage(): React.JSX.Element {
  const { article, near, publicUrl } = useLoaderData<typeof loader>();
  const { title, summary, slug, seekCare, reviewedBy, reviewedOn, topic } = article;
  const crumbs = [
    { name: texts.title, path: '/rad' },
    { name: title, path: `/rad/${slug}` },
  ];
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/rad', name: texts.title }]} current={title} />
      <div className="advice">
        <article className="advice-article">
          <header className="advice-head">
            <p className="advice-kicker">{topic}</p>
            <h1>{title}</h1>
            <p className="advice-lead">{summary}</p>
            <p className="muted small">{texts.reviewed(reviewedBy, formatDate(reviewedOn))}</p>
          </header>
          <Sections sections={article.sections} />
          <SeekCare reasons={seekCare} />
          <p className="muted small">{texts.disclaimer}</p>
        </article>
        {near.length > 0 && (
          <aside className="advice-near">
            <h2>{texts.more}</h2>
            <ul className="advice-near-list">
              {near.map((page) => (
                <li key={page.url}>
                  <Link to={page.url} prefetch="intent">
                    {page.title}
                  </Link>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      {article.products.length > 0 && (
        <section className="advice-products">
          <h2>{texts.products}</h2>
          <p className="muted">{texts.productsNote}</p>
          <ProductGrid products={article.products} heading="h3" />
        </section>
      )}
      <StructuredData data={articleData(article, publicUrl)} />
      <StructuredData data={breadcrumbList(publicUrl, crumbs)} />
    </div>
  );
}

function Sections({ sections }: Pick<Article, 'sections'>): React.JSX.Element {
  return (
    <>
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className="advice-section">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

/** Says clearly when self-care is not enough. Every page with advice must have such a part. */
function SeekCare({ reasons }: { readonly reasons: readonly string[] }): React.JSX.Element {
  return (
    <section className="advice-care">
      <h2>
        <Stethoscope size={24} strokeWidth={1.5} aria-hidden />
        {texts.seekCare}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{texts.care}</p>
      <p className="advice-calls">
        <a href="tel:1177">{texts.call}</a>
        <a href="tel:112">{texts.emergency}</a>
      </p>
    </section>
  );
}
