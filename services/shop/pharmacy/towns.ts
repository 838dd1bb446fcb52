export type Region = 'Götaland' | 'Svealand' | 'Norrland';

export interface Town {
  readonly county: string;
  readonly region: Region;
  readonly latitude: number;
  readonly longitude: number;
}

const town = (county: string, region: Region, latitude: number, longitude: number): Town => ({
  county,
  region,
  latitude,
  longitude,
});

/** Towns with pharmacies: county, part of the country, and the town's centre (WGS 84). */
export const TOWNS = {
  Stockholm: town('Stockholms län', 'Svealand', 59.3293, 18.0686),
  Solna: town('Stockholms län', 'Svealand', 59.3619, 18.0007),
  Nacka: town('Stockholms län', 'Svealand', 59.3105, 18.1637),
  Täby: town('Stockholms län', 'Svealand', 59.4439, 18.0687),
  Huddinge: town('Stockholms län', 'Svealand', 59.2371, 17.9819),
  Södertälje: town('Stockholms län', 'Svealand', 59.1955, 17.6253),
  Norrtälje: town('Stockholms län', 'Svealand', 59.758, 18.7048),
  Uppsala: town('Uppsala län', 'Svealand', 59.8586, 17.6389),
  Enköping: town('Uppsala län', 'Svealand', 59.6361, 17.0777),
  Nyköping: town('Södermanlands län', 'Svealand', 58.753, 17.0079),
  Eskilstuna: town('Södermanlands län', 'Svealand', 59.3666, 16.5077),
  Linköping: town('Östergötlands län', 'Götaland', 58.4108, 15.6214),
  Norrköping: town('Östergötlands län', 'Götaland', 58.5877, 16.1924),
  Motala: town('Östergötlands län', 'Götaland', 58.538, 15.0471),
  Jönköping: town('Jönköpings län', 'Götaland', 57.7826, 14.1618),
  Värnamo: town('Jönköpings län', 'Götaland', 57.186, 14.0402),
  Växjö: town('Kronobergs län', 'Götaland', 56.8777, 14.8091),
  Ljungby: town('Kronobergs län', 'Götaland', 56.8332, 13.9408),
  Kalmar: town('Kalmar län', 'Götaland', 56.6634, 16.3568),
  Västervik: town('Kalmar län', 'Götaland', 57.7584, 16.6373),
  Borgholm: town('Kalmar län', 'Götaland', 56.8793, 16.6564),
  Visby: town('Gotlands län', 'Götaland', 57.6348, 18.2948),
  Karlskrona: town('Blekinge län', 'Götaland', 56.1612, 15.5869),
  Karlshamn: town('Blekinge län', 'Götaland', 56.1706, 14.8619),
  Malmö: town('Skåne län', 'Götaland', 55.605, 13.0038),
  Lund: town('Skåne län', 'Götaland', 55.7047, 13.191),
  Helsingborg: town('Skåne län', 'Götaland', 56.0465, 12.6945),
  Kristianstad: town('Skåne län', 'Götaland', 56.0294, 14.1567),
  Ystad: town('Skåne län', 'Götaland', 55.4295, 13.82),
  Halmstad: town('Hallands län', 'Götaland', 56.6745, 12.8578),
  Varberg: town('Hallands län', 'Götaland', 57.1057, 12.2508),
  Göteborg: town('Västra Götalands län', 'Götaland', 57.7089, 11.9746),
  Mölndal: town('Västra Götalands län', 'Götaland', 57.6557, 12.0138),
  Borås: town('Västra Götalands län', 'Götaland', 57.721, 12.9401),
  Trollhättan: town('Västra Götalands län', 'Götaland', 58.2837, 12.2886),
  Uddevalla: town('Västra Götalands län', 'Götaland', 58.3498, 11.9356),
  Skövde: town('Västra Götalands län', 'Götaland', 58.3903, 13.8461),
  Strömstad: town('Västra Götalands län', 'Götaland', 58.9366, 11.1712),
  Karlstad: town('Värmlands län', 'Svealand', 59.3793, 13.5036),
  Arvika: town('Värmlands län', 'Svealand', 59.6553, 12.5852),
  Örebro: town('Örebro län', 'Svealand', 59.2753, 15.2134),
  Karlskoga: town('Örebro län', 'Svealand', 59.3267, 14.5239),
  Västerås: town('Västmanlands län', 'Svealand', 59.6099, 16.5448),
  Köping: town('Västmanlands län', 'Svealand', 59.514, 15.9926),
  Falun: town('Dalarnas län', 'Svealand', 60.6065, 15.6355),
  Borlänge: town('Dalarnas län', 'Svealand', 60.4858, 15.4371),
  Mora: town('Dalarnas län', 'Svealand', 61.007, 14.5432),
  Sälen: town('Dalarnas län', 'Svealand', 61.1567, 13.2634),
  Gävle: town('Gävleborgs län', 'Norrland', 60.6749, 17.1413),
  Hudiksvall: town('Gävleborgs län', 'Norrland', 61.7274, 17.1056),
  Sundsvall: town('Västernorrlands län', 'Norrland', 62.3908, 17.3069),
  Örnsköldsvik: town('Västernorrlands län', 'Norrland', 63.2909, 18.7153),
  Östersund: town('Jämtlands län', 'Norrland', 63.1792, 14.6357),
  Åre: town('Jämtlands län', 'Norrland', 63.3991, 13.0815),
  Umeå: town('Västerbottens län', 'Norrland', 63.8258, 20.263),
  Skellefteå: town('Västerbottens län', 'Norrland', 64.7507, 20.9528),
  Storuman: town('Västerbottens län', 'Norrland', 65.0954, 17.1133),
  Luleå: town('Norrbottens län', 'Norrland', 65.5848, 22.1547),
  Kiruna: town('Norrbottens län', 'Norrland', 67.8558, 20.2253),
  Jokkmokk: town('Norrbottens län', 'Norrland', 66.6066, 19.823),
} as const satisfies Readonly<Record<string, Town>>;

export type TownName = keyof typeof TOWNS;
