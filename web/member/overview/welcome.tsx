import { useSearchParams } from '@remix-run/react';
import { PartyPopper } from 'lucide-react';

import type { MemberOverview } from '../../../services/person/member/contract.js';
import { percent } from '../../visit/level-words.js';
import { WELCOME_QUERY } from '../member-pages.js';
import { overviewTexts as texts } from './texts.js';
import './welcome.css';

/** Shown once, on the page that the registration leads to. */
export function Welcome({ overview }: { readonly overview: MemberOverview }): React.JSX.Element | null {
  const [search] = useSearchParams();
  if (!search.has(WELCOME_QUERY)) return null;
  const rate = overview.levels.find(({ level }) => level === overview.level)?.rate ?? 0;
  return (
    <section className="panel member-welcome" aria-labelledby="valkommen">
      <PartyPopper size={28} strokeWidth={1.5} aria-hidden />
      <div>
        <h2 id="valkommen">{texts.welcome}</h2>
        <p>{texts.welcomeText(overview.memberNumber, percent(rate))}</p>
      </div>
    </section>
  );
}
