import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { layoutTexts as texts } from '../texts.js';
import { MenuDepartments } from './menu-departments.js';
import { useDepartments } from './departments.js';
import './mega-menu.css';

/** The menu of all departments, a native modal `dialog`. The browser traps the focus in it and closes it on Escape. */
export default function MegaMenu({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const departments = useDepartments();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    const press = (event: MouseEvent): void => {
      if (leads(event)) shown?.close();
    };
    shown?.showModal();
    shown?.addEventListener('click', press);
    return () => {
      shown?.removeEventListener('click', press);
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className="mega" aria-labelledby="meny-rubrik" onClose={onClose}>
      <div className="mega-sheet">
        <div className="mega-head">
          <h2 id="meny-rubrik">{texts.range}</h2>
          <button
            type="button"
            className="mega-close"
            aria-label={texts.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <X size={22} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        {departments === 'failed' && (
          <p className="mega-failed">
            {texts.menuFailed} <a href="/kategori">{texts.allCategories}</a>
          </p>
        )}
        {Array.isArray(departments) && <MenuDepartments departments={departments} />}
        <ul className="mega-links">
          {texts.shortcutLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

/** True for a press that must close the menu: on the area around it, or on a link. */
function leads({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target instanceof Element && target.closest('a') !== null);
}
