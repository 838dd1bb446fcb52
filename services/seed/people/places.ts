export interface Place {
  readonly postalCode: string;
  readonly city: string;
}

const place = (line: string): Place => ({ postalCode: line.slice(0, 5), city: line.slice(6) });

/** Real postcodes with their post towns, Trelleborg to Kiruna; the larger towns come more than once. */
export const PLACES: readonly Place[] = [
  '11122 Stockholm', '11346 Stockholm', '11629 Stockholm', '11853 Stockholm', '12064 Stockholm', '12630 Hägersten',
  '13131 Nacka', '13640 Handen', '14130 Huddinge', '15132 Södertälje', '16952 Solna', '17230 Sundbyberg', '18233 Danderyd',
  '18731 Täby', '19430 Upplands Väsby', '21120 Malmö', '21222 Malmö', '21439 Malmö', '22100 Lund', '22350 Lund', '23132 Trelleborg',
  '25220 Helsingborg', '26131 Landskrona', '27143 Ystad', '29131 Kristianstad', '30242 Halmstad', '33132 Värnamo', '35230 Växjö',
  '37131 Karlskrona', '39231 Kalmar', '41103 Göteborg', '41301 Göteborg', '41665 Göteborg', '43130 Mölndal', '44131 Alingsås',
  '45130 Uddevalla', '46130 Trollhättan', '50330 Borås', '54130 Skövde', '55315 Jönköping', '58222 Linköping', '60221 Norrköping',
  '61130 Nyköping', '62157 Visby', '63220 Eskilstuna', '65224 Karlstad', '70210 Örebro', '72211 Västerås', '75310 Uppsala',
  '75646 Uppsala', '76130 Norrtälje', '78170 Borlänge', '79130 Falun', '80320 Gävle', '82430 Hudiksvall', '85230 Sundsvall',
  '87130 Härnösand', '83130 Östersund', '90325 Umeå', '93130 Skellefteå', '97231 Luleå', '98132 Kiruna',
].map(place);
