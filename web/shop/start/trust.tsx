import { MessageCircleHeart, PackageCheck, ShieldCheck, Undo2 } from 'lucide-react';

import { startTexts as texts } from './texts.js';

const ICONS = [MessageCircleHeart, ShieldCheck, PackageCheck, Undo2] as const;

export function Trust(): React.JSX.Element {
  return (
    <ul className="section trust">
      {texts.trust.map(({ title, text }, index) => {
        const Icon = ICONS[index] as (typeof ICONS)[number];
        return (
          <li key={title}>
            <Icon size={32} strokeWidth={1.5} aria-hidden />
            <h3>{title}</h3>
            <p className="muted small">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
