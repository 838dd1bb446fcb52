/** The build turns `search-words.txt` into a module that exports the text (scripts/build.js). */
declare const text: string;
export default text;
