import { series, type Series } from '../line.js';

/** What is particular to one kind of goods among those of its department. */
export interface Particular {
  /** Its own series, as many as the department has. */
  readonly series?: readonly Series[];
  /** The department's series that do not suit it. "|" separates them. */
  readonly unsuited?: string;
  readonly usage?: string;
  readonly contents?: string;
}

/** The kinds by their titles. */
export type Particulars = Readonly<Record<string, Particular>>;

export const BRUSHES = series(`
  Klassisk – är vår omtyckta originalserie
  Vit – polerar skonsamt bort missfärgningar
  Junior – är anpassad för barn från sex år
  Expert – är utvecklad tillsammans med svenska tandhygienister
  Natur – är gjord av förnybara material
  Resa – har ett skyddande fodral
  Skonsam – är snäll mot känsligt tandkött
  Ren – når in där plack lätt blir kvar`);

export const LICE = series(`
  Klassisk – är vår omtyckta originalserie
  Familj – passar hela familjen
  Barn – är snäll mot barnets hårbotten
  Trygg – är kliniskt utvärderad
  Skola – är tänkt för tiden då löss går runt i klassen
  Natur – är fri från insektsgift
  Lugn – gör behandlingen enkel
  Extra – är framtagen för tjockt och långt hår`);

export const HAIR_VITAMINS = series(`
  Daglig – är enkel att ta varje dag
  Stark – har en högre dos för dig som behöver mer
  Vegan – är helt fri från animaliska ämnen
  Pur – innehåller inga onödiga tillsatser
  Glans – är sammansatt för håret
  Bas – är vår enklaste serie
  Fyllig – är tänkt för tunt hår
  50 plus – tar hänsyn till att upptaget minskar med åren`);

export const PREGNANCY = series(`
  Klassisk – är vår omtyckta originalserie
  Trygg – är framtagen med svenska barnmorskor
  Natur – innehåller inget onödigt
  Nio månader – är utvecklad för gravida och ammande
  Lugn – är skonsam och enkel
  Vardag – är lätt att använda varje dag
  Resa – får plats i handväskan`);

export const INTIMATE = series(`
  Mild – är helt utan parfym
  Balans – bevarar det naturliga pH-värdet
  Fukt – ger extra fukt
  Daglig – är skonsam nog för varje dag
  Klassisk – är vår omtyckta originalserie
  Trygg – är framtagen med gynekologer`);

export const RAZORS = series(`
  Klassisk – passar våra rakhyvlar
  Sval – har en remsa med mentol
  Mild – har en remsa för känslig hud
  Nära – rakar extra tätt
  Resa – har skyddslock
  Stål – håller skärpan länge`);

export const PILL_BOXES = series(`
  Hem – är enkel att använda på egen hand
  Komfort – är lätt att öppna med stela fingrar
  Resa – får plats i väskan
  Tydlig – har stor och tydlig text
  Klassisk – är vår omtyckta originalserie
  Familj – finns i flera färger så att ingen tar fel`);

export const FOOT_FILES = series(`
  Lugn – slipar skonsamt
  Fukt – kan användas på våt hud
  Vital – har en grov och en fin sida
  Klassisk – är vår omtyckta originalserie
  Balans – ligger stadigt i handen
  Vinter – tar bort spruckna förhårdnader
  Glatt – ger en slät yta
  Intensiv – är grövre för hårda hälar
  Fjäll – har skaft av svensk björk`);

export const SPOTS = series(`
  Lugn – är snäll mot känslig hud
  Dag – syns knappt under smink
  Natt – verkar medan du sover
  Klar – är genomskinlig
  Balans – är tänkt för hud som lätt blir glansig
  Resa – ligger i ett litet fodral
  Klassisk – är vår omtyckta originalserie
  Stark – innehåller salicylsyra
  Tunn – har en extra tunn kant`);

export const PERFUMES = series(`
  Naturlig – är lätt och frisk
  Sammet – är mjuk och varm
  Gryning – doftar av dagg och gräs
  Skymning – är djup och kryddig
  Hela dagen – sitter från morgon till kväll
  Midnatt – är mörk och rik`);

export const FIRST_AID = series(`
  Hem – räcker till hela familjen
  Vattentät – håller innehållet torrt
  Bil – får plats i handskfacket
  Båt – flyter och syns väl
  Proffs – är densamma som vården använder
  Resa – kommer i liten och tålig förpackning
  Vandring – väger lite och tål ryggsäcken`);
