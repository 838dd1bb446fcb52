import { noteError } from '../../interface/browser-console.js';
import { keptAnswers } from './kept-answers.js';

export interface ApplicationInfo {
  /** Empty in production. */
  readonly EnvironmentPrefix: string;
}

type FetchJson = (address: string) => Promise<unknown>;

/** PRO-11: the active toggles, requested once until the page is reloaded. */
export function keptToggles(fetchJson: FetchJson = json): Promise<Readonly<Record<string, boolean>>> {
  return keptAnswers.get(
    'toggles',
    'all',
    async () => (await fetchJson('/api/featuretoggles')) as Record<string, boolean>,
  );
}

/** PRO-11: the environment, requested once until the page is reloaded. */
export function keptApplication(fetchJson: FetchJson = json): Promise<ApplicationInfo> {
  return keptAnswers.get('application', 'all', async () => (await fetchJson('/api/application')) as ApplicationInfo);
}

type Note = (what: string, error: unknown) => void;

/** An unknown toggle is off, and the failure is written to the console. */
export async function isToggleOn(name: string, ask = keptToggles, note: Note = noteError): Promise<boolean> {
  try {
    return (await ask())[name] === true;
  } catch (error) {
    note('The toggles could not be asked for', error);
    return false;
  }
}

/** Null when the environment is unknown; the failure is written to the console. */
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
