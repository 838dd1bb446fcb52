export { showsAround, type Show } from './live-shows.js';
export { SHOW_THEMES } from './show-themes.js';
export { unsafeIn } from './message-html.js';
