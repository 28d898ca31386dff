/** The texts of what can be kept of the 3D view and shown to others. They come with its code. */
export const keepWords = {
  heading: 'Spara och visa',
  save: 'Spara som bild',
  share: 'Dela bilden',
  model: { usdz: 'Se det hemma', glb: 'Ladda ner 3D-modellen' },
  said: {
    makingPicture: 'Gör bilden …',
    makingModel: 'Gör 3D-modellen …',
    saved: 'Bilden är sparad.',
    made: '3D-modellen är klar. Välj storlek.',
    failed: 'Det gick inte den här gången. Försök igen.',
  },
  sizes: {
    usdz: { small: 'På bordet, som ett dockhus', full: 'I full storlek' },
    glb: { small: 'Dockhus i skala 1:10', full: 'Full storlek' },
  },
  /** "glb, 1,4 MB" */
  file: (bytes: number) => `glb, ${Math.max(0.1, bytes / 1e6).toLocaleString('sv-SE', { maximumFractionDigits: 1 })}\u00a0MB`,
  notes: {
    usdz: 'Rummet visas genom kameran. Dockhuset är i skala 1:10. I full storlek behöver du lika mycket fri golvyta som i badrummet.',
    glb: 'Filen öppnas i program och appar för 3D. Vill du se rummet genom kameran med en Androidtelefon behöver du en sådan app. På iPhone och iPad går det direkt från den här sidan.',
  },
  /** Of files. */
  names: { picture: 'badrum.png', small: 'badrum-1-10', full: 'badrum' },
  /** On the picture. */
  onPicture: { code: 'Till ritningen', site: (address: string) => `Rita ditt eget på ${address}` },
} as const
