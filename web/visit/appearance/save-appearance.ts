import { appearanceCookie, deviceDefault, forcedScheme, type Appearance } from './appearance.js';

/** Saves the choice in a cookie and applies it at once. Never call it on the server. */
export function saveAppearance(choice: 'light' | 'dark' | 'device'): Appearance {
  const appearance =
    choice === 'device' ? deviceDefault(window.matchMedia('(prefers-color-scheme: dark)').matches) : choice;
  document.cookie = appearanceCookie(appearance);
  const scheme = forcedScheme(appearance);
  if (scheme) document.documentElement.dataset.appearance = scheme;
  else delete document.documentElement.dataset.appearance;
  return appearance;
}
