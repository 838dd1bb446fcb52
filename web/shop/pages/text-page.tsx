import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { SideNavigation } from '../../interface/navigation/side-navigation.js';
import type { RouteItem } from '../../interface/navigation/route-item.js';
import './text-page.css';

/** The pages that the side navigation links to (UI-12). */
const SERVICE_PAGES: readonly RouteItem[] = [
  { id: 'kundservice', path: '/kundservice', name: 'Kundservice' },
  { id: 'tracking', path: '/tracking', name: 'Spåra din leverans' },
  { id: 'leverans', path: '/pages/about/shippingDelivery', name: 'Leveranssätt och frakt' },
  { id: 'betalning', path: '/pages/about/paymentOptions', name: 'Betalsätt' },
  { id: 'kopvillkor', path: '/kundservice/kopvillkor', name: 'Köpvillkor' },
  { id: 'integritetspolicy', path: '/kundservice/integritetspolicy', name: 'Integritetspolicy' },
  { id: 'paminnelser', path: '/remindersterms', name: 'Villkor för påminnelser' },
  { id: 'kakor', path: '/kundservice/kakor', name: 'Kakor' },
  { id: 'tillganglighet', path: '/kundservice/tillganglighet', name: 'Tillgänglighet' },
];

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
