/** Words that people type when they search for medicines. The names of products do not contain them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'vark-och-feber': ['huvudvärk', 'värktablett', 'värktabletter', 'smärtstillande', 'febernedsättande', 'mensvärk'],
  'forkylning-hosta-och-halsont': ['hostmedicin', 'slemhosta', 'ont i halsen', 'förkyld'],
  nastappa: ['nässpray', 'täppt näsa', 'snuva'],
  allergi: ['allergitablett', 'allergitabletter', 'pollen', 'hösnuva'],
  'mage-och-tarm': ['magont', 'halsbränna', 'förstoppning', 'diarré', 'sura uppstötningar'],
  'hud-och-svamp': ['fotsvamp', 'eksem', 'klåda', 'nagelsvamp'],
  'ogon-och-oron': ['ögondroppar', 'torra ögon'],
  'intim-och-underliv': ['svampinfektion', 'akut p-piller', 'underliv'],
  'sluta-roka': ['nikotintuggummi', 'nikotinplåster', 'rökavvänjning'],
  'somn-och-oro': ['sömntablett', 'sömntabletter', 'sova'],
};

export function searchWordsOf(shelf: string): readonly string[] {
  return WORDS[shelf] ?? [];
}
