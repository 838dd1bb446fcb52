/** The build turns `x.txt` into `x.txt.js`, which exports the text (scripts/build.js). */
declare module '*.txt.js' {
  const text: string;
  export default text;
}
