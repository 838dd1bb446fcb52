import { Link } from '@remix-run/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';

import type { MenuCategory } from '../../../../services/shop/catalogue/contract.js';
import { CategoryPictogram } from '../../../interface/picture/pictogram.js';
import { layoutTexts as texts } from '../texts.js';

const WIDE = '(min-width: 993px)';

/** Lists the departments. A wide screen shows the chosen one beside the list, a phone shows either of them. */
export function MenuDepartments({ departments }: { readonly departments: readonly MenuCategory[] }): React.JSX.Element {
  const [picked, setPicked] = useState(() => (matchMedia(WIDE).matches ? (departments[0]?.path ?? null) : null));
  const list = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const shown = departments.find(({ path }) => path === picked);
  const pick = (path: string): void => {
    setPicked(path);
    // A phone hides the pressed button, so the focus moves to the back button. Wide screens have no back button.
    requestAnimationFrame(() => back.current?.offsetParent && back.current.focus());
  };
  const goBack = (): void => {
    setPicked(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLButtonElement>(`[data-path="${picked}"]`)?.focus());
  };
  return (
    <div className={picked ? 'mega-body mega-picked' : 'mega-body'}>
      <ul ref={list} className="mega-departments">
        {departments.map(({ path, name }) => (
          <li key={path}>
            <button
              type="button"
              data-path={path}
              className="mega-department"
              aria-expanded={path === shown?.path}
              aria-controls="meny-avdelning"
              onClick={() => pick(path)}
            >
              <CategoryPictogram path={path} size="xs" />
              <span>{name}</span>
              <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <section id="meny-avdelning" className="mega-panel" aria-label={shown.name}>
          <button ref={back} type="button" className="mega-back" onClick={goBack}>
            <ChevronLeft size={20} strokeWidth={1.5} aria-hidden /> {texts.allCategories}
          </button>
          <Department department={shown} />
        </section>
      )}
    </div>
  );
}

function Department({ department }: { readonly department: MenuCategory }): React.JSX.Element {
  const { path, name, children } = department;
  return (
    <>
      <h3 className="mega-title">
        <Link to={`/kategori/${path}`}>{name}</Link>
      </h3>
      <ul className="mega-children">
        {children.map((child) => (
          <li key={child.path}>
            <Link to={`/kategori/${child.path}`}>{child.name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/kategori/${path}`} className="mega-all">
          {texts.allOf(name)}
        </Link>
      </p>
    </>
  );
}
