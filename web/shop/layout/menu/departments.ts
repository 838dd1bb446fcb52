import { useEffect, useState } from 'react';

import type { MenuCategory } from '../../../../services/shop/catalogue/contract.js';

type Departments = readonly MenuCategory[];

let kept: Promise<Departments> | null = null;

/** Loads the menu's departments once. Null while loading, 'failed' after a failure; the next opening tries again. */
export function useDepartments(): Departments | 'failed' | null {
  const [departments, setDepartments] = useState<Departments | 'failed' | null>(null);
  useEffect(() => {
    let shown = true;
    kept ??= fetchDepartments();
    kept.then(
      (all) => shown && setDepartments(all),
      () => {
        kept = null;
        if (shown) setDepartments('failed');
      },
    );
    return () => {
      shown = false;
    };
  }, []);
  return departments;
}

async function fetchDepartments(): Promise<Departments> {
  const response = await fetch('/meny');
  if (!response.ok) throw new Error(`menu answered ${response.status}`);
  return ((await response.json()) as { departments: Departments }).departments;
}
