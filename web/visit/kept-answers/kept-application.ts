import { noteError } from '../../interface/browser-console.js';
import { keptAnswers } from './kept-answers.js';

export interface ApplicationInfo {
  /** The name of a test environment; empty in production. */
  readonly EnvironmentPrefix: string;
}

type FetchJson = (address: string) => Promise<unknown>;

/** Returns the active toggles (PRO-11). The page asks for them only once. */
export function keptToggles(fetchJson: FetchJson = json): Promise<Readonly<Record<string, boolean>>> {
  return keptAnswers.get(
    'toggles',
    'all',
    async () => (await fetchJson('/api/featuretoggles')) as Record<string, boolean>,
  );
}

/** Returns the environment (PRO-11). The page asks for it only once. */
export function keptApplication(fetchJson: FetchJson = json): Promise<ApplicationInfo> {
  return keptAnswers.get('application', 'all', async () => (await fetchJson('/api/application')) as ApplicationInfo);
}

type Note = (what: string, error: unknown) => void;

/**
 * True when the toggle is on. An unknown toggle is off; so are all when the request fails, which the console then
 * shows.
 */
export async function isToggleOn(name: string, ask = keptToggles, note: Note = noteError): Promise<boolean> {
  try {
    return (await ask())[name] === true;
  } catch (error) {
    note('The toggles could not be asked for', error);
    return false;
  }
}

/** Returns the environment. Null when the request fails, which is written to the browser's console. */
export async function environmentHere(
  ask = keptApplication,
  note: Note = noteError,
): Promise<'production' | 'test' | null> {
  try {
    return (await ask()).EnvironmentPrefix === '' ? 'production' : 'test';
  } catch (error) {
    note('The application could not be asked for', error);
    return null;
  }
}

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
