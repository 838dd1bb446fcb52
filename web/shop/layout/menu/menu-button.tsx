import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { layoutTexts as texts } from '../texts.js';

const loadMenu = () => import('./mega-menu.js');
const MegaMenu = lazy(loadMenu);
const nothing = (): void => undefined;

export function MenuButton(): React.JSX.Element {
  const scripted = useSyncExternalStore(
    () => nothing,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState(false);
  const button = scripted && { role: 'button', 'aria-haspopup': 'dialog' as const, 'aria-expanded': open };
  return (
    <>
      <a
        {...button}
        href="/kategori"
        className="header-menu"
        onPointerEnter={() => void loadMenu()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Menu size={22} strokeWidth={1.5} aria-hidden />
        <span className="header-menu-text">{texts.range}</span>
      </a>
      {open && (
        <Suspense fallback={null}>
          <MegaMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
