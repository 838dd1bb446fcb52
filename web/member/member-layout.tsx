import { Breadcrumbs } from '../interface/navigation/breadcrumbs.js';
import { SideNavigation } from '../interface/navigation/side-navigation.js';
import { MEMBER_PAGES } from './member-pages.js';
import './member-layout.css';

interface MemberLayoutProps {
  readonly title: string;
  readonly intro?: string;
  /** The pages between the club's first page and this one. */
  readonly above?: readonly { readonly to: string; readonly name: string }[];
  readonly children: React.ReactNode;
}

export function MemberLayout({ title, intro, above = [], children }: MemberLayoutProps): React.JSX.Element {
  return (
    <div className="page">
      <Breadcrumbs parents={[{ to: '/member/', name: 'Min klubb' }, ...above]} current={title} />
      <div className="member-layout">
        <SideNavigation label="Mina sidor" items={MEMBER_PAGES} />
        <div className="member-content">
          <header>
            <h1>{title}</h1>
            {intro && <p className="member-intro">{intro}</p>}
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
