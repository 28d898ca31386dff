/** What an owner does, by address. A month is named by how many months ago it was. */
export function deskPages(now: Date): [name: string, path: string][] {
  const month = (ago: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7)
  return [
    ['Din tur', '/agare'],
    ['Besök', '/agare?lista=besok'],
    ['Besök, tidigare', '/agare?lista=tidigare-besok'],
    ['Besök, föreslagna', '/agare?lista=foreslagna'],
    ['Alla', '/agare?lista=alla'],
    ['Alla, a town', `/agare?lista=alla&ort=${encodeURIComponent('Köping')}`],
    ['Alla, other towns', '/agare?lista=alla&ort=annan'],
    ['Alla, a month', `/agare?lista=alla&manad=${month(1)}`],
    ['Alla, all four filters', `/agare?lista=alla&ort=${encodeURIComponent('Köping')}&manad=${month(2)}&arbete=kakel&lage=kundens-tur`],
    ['Alla, a filter that finds nothing', '/agare?lista=alla&ort=Visby'],
    ['Misstänkt skräp', '/agare?lista=misstankt-skrap'],
    ['Stängda', '/agare?lista=stangda'],
    ['search: a telephone number', '/agare?sok=070-123+45+67'],
    ['search: three frequent words', '/agare?sok=badrummet+dusch+kakel'],
    ['search: a reference', '/agare?sok=F-0001'],
    ['search, filtered', `/agare?sok=badrummet+dusch&ort=${encodeURIComponent('Köping')}`],
    ['search, filtered by an early month', `/agare?sok=badrummet&manad=${month(11)}&arbete=kakel`],
    ['Månader', '/agare/manader'],
    ['Mallar', '/agare/mallar'],
    ['Semester', '/agare/semester'],
    ['Fungerar allt?', '/agare/laget'],
    ['Mina telefoner', '/agare/enheter'],
    ['Webbplatsen', '/agare/webbplatsen'],
  ]
}
