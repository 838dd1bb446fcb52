/** The shop's own texts for general leaflets. The details come from the product. */
export const texts = {
  heads: {
    what: (name: string) => `Vad ${name} är och vad det används för`,
    before: 'Vad du behöver veta innan du använder läkemedlet',
    use: 'Hur du använder läkemedlet',
    effects: 'Eventuella biverkningar',
    storage: 'Hur läkemedlet ska förvaras',
    contents: 'Förpackningens innehåll och övriga upplysningar',
  },
  general:
    'Det här är en allmänt hållen bipacksedel från Älgört. Läs alltid den bipacksedel som ligger i förpackningen.',
  what: (substance: string, group: string) =>
    `Den verksamma beståndsdelen är ${substance}. Läkemedlet hör till gruppen ${group}.`,
  otc: 'Läkemedlet kan köpas utan recept. Tala med läkare eller apotekspersonal om du inte blir bättre eller om du mår sämre.',
  rx: 'Läkemedlet har skrivits ut till dig. Ge det inte till andra, även om de har liknande besvär.',
  before: (substance: string) =>
    `Använd inte läkemedlet om du är allergisk mot ${substance} eller något annat innehållsämne. Tala med läkare eller apotekspersonal om du är gravid, ammar, har en långvarig sjukdom eller använder andra läkemedel.`,
  paracetamol:
    'Andra läkemedel kan också innehålla paracetamol. Ta inte flera samtidigt: för mycket paracetamol kan skada levern allvarligt.',
  diclofenac:
    'Använd inte gelen samtidigt med andra antiinflammatoriska läkemedel. Tvätta inte händerna direkt i vasken: torka av gelen med papper först, eftersom diklofenak är skadligt för vattenmiljön.',
  nicotine:
    'Nikotin är beroendeframkallande. Förvara läkemedlet oåtkomligt för barn, som är känsliga även för små mängder.',
  use: {
    swallow:
      'Svälj läkemedlet med ett glas vatten. Ta aldrig mer än vad som står på förpackningen eller vad läkaren har sagt.',
    skin: 'Stryk ut ett tunt lager på ren och torr hud. Tvätta händerna efteråt, om det inte är händerna som behandlas.',
    nose: 'Snyt dig först. Spraya en dos i varje näsborre och torka av munstycket. Använd inte avsvällande näsdroppar längre än 10 dagar i följd.',
    eye: 'Tvätta händerna. Droppa i det nedre ögonlockets ficka utan att flaskans spets rör vid ögat. Ta ur kontaktlinser först.',
    rectal:
      'Tvätta händerna före och efter. För in läkemedlet i ändtarmen eller slidan enligt förpackningens anvisning.',
    inhale: 'Skaka vid behov, andas ut, och andas sedan in djupt genom munstycket. Skölj munnen efteråt.',
    inject: 'Injicera så som du har fått visat. Byt ställe varje gång och använd en ny nål.',
    other: 'Använd läkemedlet enligt förpackningens anvisning eller så som läkaren har sagt.',
  },
  forgotten: 'Ta inte dubbel dos för att ersätta en dos som du har glömt.',
  overdose: 'Kontakta läkare, sjukhus eller Giftinformationscentralen, telefon 112, om du har fått i dig för mycket.',
  effects: {
    systemic:
      'Liksom alla läkemedel kan detta orsaka biverkningar, men alla får inte dem. Vanliga är illamående, huvudvärk och trötthet. Sällsynt kan allergiska reaktioner med utslag eller svullnad uppträda: sluta då och sök vård.',
    local:
      'Liksom alla läkemedel kan detta orsaka biverkningar, men alla får inte dem. Sveda, klåda eller torrhet där läkemedlet har använts är vanligast och går oftast över.',
  },
  report: 'Misstänkta biverkningar kan rapporteras till Läkemedelsverket.',
  storage: {
    cold: 'Förvaras i kylskåp vid 2–8 °C. Får ej frysas.',
    room: 'Förvaras vid högst 25 °C i originalförpackningen.',
  },
  children:
    'Förvara läkemedlet utom syn- och räckhåll för barn. Använd det inte efter utgångsdatumet. Lämna överblivna läkemedel till apoteket.',
  contents: (substance: string, strength: string, form: string, packageText: string) =>
    `Verksam beståndsdel: ${substance}${strength}. Läkemedelsform: ${form}. Förpackning: ${packageText}.`,
} as const;

/** Groups of medicines by the first letter of the ATC code. */
export const groups: Readonly<Record<string, string>> = {
  A: 'läkemedel för matsmältning och ämnesomsättning',
  B: 'läkemedel för blodet',
  C: 'läkemedel för hjärta och kretslopp',
  D: 'hudläkemedel',
  G: 'läkemedel för urin- och könsorgan',
  H: 'hormoner',
  J: 'läkemedel mot infektioner',
  L: 'läkemedel för tumörer och immunsystem',
  M: 'läkemedel för rörelseapparaten',
  N: 'läkemedel för nervsystemet',
  P: 'läkemedel mot parasiter',
  R: 'läkemedel för andningsorganen',
  S: 'läkemedel för ögon och öron',
  V: 'övriga läkemedel',
};
