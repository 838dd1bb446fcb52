import type { Particulars } from './particular.js';

const FILLER = 'Fyllnadsmedel (mikrokristallin cellulosa)';
const CAPSULE = 'kapselhölje (gelatin), glycerol';
const FIZZ = 'Citronsyra, natriumvätekarbonat, sötningsmedel (sukralos), arom';
const SPOON = 'Ta en matsked om dagen. Skaka flaskan. Öppnad flaska förvaras i kylskåp.';
const DISSOLVE = 'Lös en tablett i ett glas vatten och drick.';
const ADULTS = 'Junior';
const FISH = 'Vegan|Junior';
const SWEET = 'Låt smälta i munnen. Förvaras torrt.';

/** Vitamins, supplements, food and drink. */
export const food: Particulars = {
  Multivitamin: {},
  'Multivitamin brus': { usage: DISSOLVE, contents: `${FIZZ}, vitaminer, mineraler.` },
  'Multivitamin gummi': { contents: 'Pektin, glukossirap, vitaminer, arom.', usage: 'Tugga två om dagen.' },
  'C-vitamin': { unsuited: ADULTS, contents: `${FILLER}, L-askorbinsyra.` },
  'C-vitamin brus': { usage: DISSOLVE, contents: `${FIZZ}, L-askorbinsyra.` },
  B12: { unsuited: ADULTS, contents: `${FILLER}, metylkobalamin.` },
  'B-komplex': { unsuited: ADULTS, contents: `${FILLER}, tiamin, riboflavin, niacinamid, B6, B12, folsyra.` },
  Folsyra: { unsuited: 'Junior|Man|50 plus', contents: `${FILLER}, folsyra.` },
  Järn: { unsuited: 'Junior|Man', contents: `${FILLER}, järnbisglycinat, L-askorbinsyra.` },
  'Flytande järn': { unsuited: 'Man', usage: SPOON, contents: 'Vatten, fruktjuice, järnglukonat, L-askorbinsyra.' },
  Zink: { unsuited: ADULTS, contents: `${FILLER}, zinkglukonat.` },
  'Kalcium D': { unsuited: ADULTS, contents: 'Kalciumkarbonat, sorbitol, kolekalciferol, arom.' },

  'Omega-3': { unsuited: FISH, contents: `Fiskolja, ${CAPSULE}, tokoferolrikt extrakt.` },
  Fiskolja: { unsuited: 'Vegan', usage: SPOON, contents: 'Fiskolja, naturlig arom, tokoferolrikt extrakt.' },
  Algolja: { unsuited: ADULTS, contents: 'Algolja, kapselhölje (stärkelse), tokoferolrikt extrakt.' },
  Mjölksyrabakterier: { contents: 'Bakteriekultur, maltodextrin.' },
  Mjölksyradroppar: {
    unsuited: 'Stark|Man|Kvinna|50 plus',
    usage: 'Skaka flaskan och ge fem droppar om dagen, direkt eller i mat som inte är varm.',
    contents: 'Bakteriekultur, solrosolja.',
  },
  Magnesium: { unsuited: ADULTS, contents: `${FILLER}, magnesiumcitrat.` },
  'Magnesium brus': { unsuited: ADULTS, usage: DISSOLVE, contents: `${FIZZ}, magnesiumcitrat.` },
  'D-vitamin': { unsuited: ADULTS, contents: `${FILLER}, kolekalciferol.` },
  'D-droppar': { unsuited: 'Stark|Man|Kvinna', usage: 'Ge fem droppar om dagen.', contents: 'Olja, kolekalciferol.' },
  Glukosamin: { unsuited: FISH, contents: `${FILLER}, glukosaminsulfat, kondroitin, L-askorbinsyra.` },
  Kollagenpulver: {
    unsuited: FISH,
    usage: 'Rör ut ett mått i ett glas dryck om dagen.',
    contents: 'Hydrolyserat kollagen, naturlig arom.',
  },
  Biotin: { unsuited: ADULTS, contents: `${FILLER}, biotin.` },

  Vätskeersättning: { unsuited: 'Plus|Light', usage: 'Lös enligt förpackningen och drick i små klunkar.' },
  'Vätskeersättning dospåse': { unsuited: 'Plus|Light', usage: 'Lös en påse i vatten och drick i små klunkar.' },
  Näringsdryck: {
    unsuited: 'Light|Skonsam',
    usage: 'Drick kall, en till två om dagen. Öppnad förpackning förvaras i kylskåp.',
    contents: 'Vatten, mjölkprotein, rapsolja, maltodextrin, vitaminer, arom.',
  },
  Proteinpudding: {
    unsuited: 'Skonsam',
    usage: 'Ät kall. Öppnad förpackning förvaras i kylskåp.',
    contents: 'Mjölk, mjölkprotein, stärkelse, arom.',
  },
  Örtte: {
    unsuited: 'Plus|Light|Barn|Aktiv',
    usage: 'Låt dra i fem minuter i kokhett vatten.',
    contents: 'Torkade örter.',
  },
  Honung: {
    unsuited: 'Plus|Light|Barn|Aktiv',
    usage: 'Förvaras svalt. Ge inte honung till barn under ett år.',
    contents: 'Svensk honung.',
  },
  Halstablett: { unsuited: 'Plus|Barn|Aktiv', usage: SWEET, contents: 'Socker, glukossirap, arom.' },
  Xylitolpastill: { unsuited: 'Plus|Barn|Aktiv', usage: SWEET, contents: 'Xylitol, gummi arabicum, arom.' },
};
