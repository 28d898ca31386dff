/** The printable sheet for measuring a bathroom. */
export const measuringGuide = {
  heading: 'Måttblad',
  open: 'Måttblad att skriva ut',
  print: 'Skriv ut måttbladet',
  lead: 'Ta med bladet in i badrummet. Mät i centimeter, längs golvet, och skriv ner måtten medan du står där.',
  /** For visitors without JavaScript, who print through the browser's menu. */
  printSelf: 'Skriv ut sidan medan bladet är öppet, så skrivs bara måttbladet ut.',
  steps: [
    'Rita rummets form i rutnätet. En ruta är 10 × 10 cm i skala 1:20.',
    'Mät varje vägg, från hörn till hörn. Kalla väggarna A, B, C och så vidare, medurs.',
    'Mät takhöjden. Har du snedtak: mät den lägsta höjden och hur långt in i rummet snedtaket går.',
    'Mät dörren: bredd, avstånd till närmaste hörn, åt vilket håll den öppnas och var gångjärnen sitter.',
    'Mät fönstret: bredd, höjd, avstånd till hörnet och höjd över golvet.',
    'Mät från två väggar till golvbrunnens mitt.',
    'Markera var avlopp och vattenrör kommer upp eller in.',
    'Ta gärna en bild från dörren och en mot dörren.',
  ],
  notes: ['Vägg A', 'Vägg B', 'Vägg C', 'Vägg D', 'Vägg E', 'Vägg F', 'Takhöjd', 'Dörr', 'Fönster'],
  foot: 'Måtten är vägledande. Vi mäter upp på plats.',
} as const
