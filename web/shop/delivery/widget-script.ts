/** What the widget's script tells of a change. */
export interface WidgetNews {
  readonly initial_load?: boolean;
}

interface WidgetApi {
  on(event: 'data_changed', heard: (data: unknown, news?: WidgetNews) => void): void;
}

export type WidgetEntry = (ready: (api: WidgetApi) => void) => void;

/** CHK-02: the script is looked for up to 20 times, every 400 milliseconds. */
export const WIDGET_POLLS = { times: 20, everyMs: 400 } as const;

/**
 * Waits until the widget's script has made its entry. Null when it has not come after the last time, or when the page
 * no longer needs it.
 */
export async function widgetEntry(
  look: () => WidgetEntry | undefined,
  pause: (ms: number) => Promise<void>,
  isLeft: () => boolean,
): Promise<WidgetEntry | null> {
  for (let time = 1; time <= WIDGET_POLLS.times; time += 1) {
    if (isLeft()) return null;
    const entry = look();
    if (entry) return entry;
    if (time < WIDGET_POLLS.times) await pause(WIDGET_POLLS.everyMs);
  }
  return null;
}

/** Tells of each choice that the shopper makes. What the widget shows at first is no choice. */
export function onChoice(entry: WidgetEntry, chosen: () => void): void {
  entry((api) =>
    api.on('data_changed', (_data, news) => {
      if (!news?.initial_load) chosen();
    }),
  );
}

/** Puts the snippet into the page. A script that came as text does not run, so each is made anew. */
export function showSnippet(place: HTMLElement, snippet: string): void {
  place.innerHTML = snippet;
  for (const old of place.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) script.setAttribute(name, value);
    script.textContent = old.textContent;
    old.replaceWith(script);
  }
}
