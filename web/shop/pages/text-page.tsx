import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { SideNavigation } from '../../interface/navigation/side-navigation.js';
import { SERVICE_PAGES } from './service-navigation.js';
import './text-page.css';

export interface TextSection {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface TextPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly sections: readonly TextSection[];
  readonly children?: React.ReactNode;
}

export function TextPage({ title, intro, sections, children }: TextPageProps): React.JSX.Element {
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={title} />
      <div className="text-layout">
        <SideNavigation label="Sidor om kundservice" items={SERVICE_PAGES} />
        <article className="text-page">
          <h1>{title}</h1>
          {intro && <p className="text-page-intro">{intro}</p>}
          {children}
          {sections.map(({ id, title: heading, paragraphs }) => (
            <section key={heading} id={id}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
