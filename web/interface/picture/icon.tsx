import { useEffect } from 'react';

import type { ICON_STROKES } from '../styles/measures.js';
import { noteError } from '../browser-console.js';
import { ICONS, isIconName } from './icons.js';

export interface IconProps {
  /** A name from `icons.ts`. For an unknown name no icon is shown, and an error is written to the browser's console. */
  readonly name: string;
  readonly size?: number;
  readonly stroke?: (typeof ICON_STROKES)[number];
  /** The text for screen readers. Without it the icon counts as decoration, and they skip it. */
  readonly label?: string;
}

export function Icon({ name, size = 24, stroke = 1.5, label }: IconProps): React.JSX.Element | null {
  const known = isIconName(name);
  useEffect(() => {
    if (!known) noteError(`No icon is called ${name}`);
  }, [known, name]);
  if (!known) return null;
  const Drawing = ICONS[name];
  return label ? (
    <Drawing size={size} strokeWidth={stroke} role="img" aria-label={label} />
  ) : (
    <Drawing size={size} strokeWidth={stroke} aria-hidden />
  );
}
