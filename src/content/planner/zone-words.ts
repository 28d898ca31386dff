/** The legend of the wet zones. It is fetched with the legend; the zones' names are the drawing's (drawing-words.ts). */
export const zoneWords = {
  heading: 'Våtzoner',
  text: 'Våtzon 1 är hela golvet och väggarna vid dusch eller badkar, från golv till tak och minst en meter utanför. Även en vägg mitt emot räknas om den är närmare än en meter. En duschvägg ändrar inte zonen. Övriga väggar är våtzon 2, som också får tätskikt när de kaklas.',
  outerWall: 'Ligger någon del av en yttervägg i våtzon 1 räknas hela den väggen. En vägg med fönster räknar vi som yttervägg.',
  source: 'Källa: BBV 26:1 och GVK Säkra Våtrum 2026.',
} as const

export const electricalWords = {
  heading: 'Elområden',
  text: 'Område 0 är inne i badkaret eller duschkabinens kar. Område 1 är ovanför det, upp till 2,25\u00a0meter, eller inom 1,2\u00a0meter från duschen när den saknar kar. Område 2 är 60\u00a0cm utanför område 1. Vanliga eluttag hör hemma utanför alla tre.',
  advice: 'Det här är ett råd. En behörig elektriker avgör vad som gäller hos dig.',
  source: 'Källa: SS 436 40 00 del 701.',
} as const
