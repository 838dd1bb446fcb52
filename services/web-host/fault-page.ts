/** Shown when not even the error page could be rendered; text of s3 §8. */
export const FAULT_PAGE = `<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Whoops!</title><body style="font-family:system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>Whoops!</h1><p>Älgört stötte på problem. Felet har rapporterats till Älgört för att kunna förbygga detta framöver.
För att komma vidare nu, prova något av alternativen nedan.</p><p><a href="/">Älgörts startsida</a></p></body></html>`;
