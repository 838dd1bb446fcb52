const list = (text: string): readonly string[] => text.split(' ');

/** Common Swedish given names of all ages; any resemblance to a person is accidental. */
export const WOMEN = list(
  'Anna Eva Maria Karin Kristina Lena Sara Kerstin Emma Ingrid Marie Malin Jenny Linda Hanna Annika Susanne Elin Monica Sofia Johanna Inger Julia Carina Elisabeth Ida Ulla Åsa Helena Maja Alice Ebba Wilma Saga Astrid Märta Siv Gunilla Barbro Birgitta Fatima Amina Zahra Jasmin Leila Aino Katarzyna Svea Tilda Elsa',
);
export const MEN = list(
  'Lars Mikael Anders Johan Per Erik Peter Jan Thomas Daniel Fredrik Hans Andreas Stefan Bengt Mats Mattias Magnus Jonas Alexander Bo Niklas Martin Leif Ulf Björn Nils Patrik Ali Ahmed Oskar Viktor Emil Gustav Axel Hugo Liam Noah Sven Gunnar Rolf Kjell Göran Åke Mohamed Omar Piotr Mikko Olle Sixten',
);
export const FAMILY_NAMES = list(
  'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Lindqvist Lindgren Axelsson Berg Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson Holm Wikström Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Blomqvist Claesson Nordström Mårtensson Ali Hassan Nguyen Kowalski Virtanen Ibrahim Öberg Åberg Ek Hägglund',
);
export const STREETS = list(
  'Björkstigen Lärkvägen Kvarngatan Skolgatan Ringvägen Ängsvägen Rönnvägen Storgatan Kyrkogatan Parkvägen Hasselgränd Smedjegatan Fyrvägen Vallmogatan Tallbacken Hamngatan Sveavägen Backgränd Blåsippsvägen Trädgårdsgatan Ekbacken Slottsgatan Ljungvägen Furustigen Gruvgatan',
);
