import { lazy, Suspense } from 'react';

import { useWasOpen } from './use-was-open.js';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'left' | 'right';
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}

const load = () => import('./drawer-panel.js');
const DrawerPanel = lazy(load);

/** A panel 424 px wide at the edge of the window. Its code is loaded when the panel first opens. */
export function Drawer(props: DrawerProps): React.JSX.Element | null {
  if (!useWasOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}

/** Loads the code of the drawer early. Call it when a control that opens a drawer gets the pointer or the focus. */
export function preloadDrawer(): void {
  load().catch(() => undefined);
}
