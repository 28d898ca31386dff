import type { SiteContent } from '../checks/site-content-schema.ts'

/** The owner's words about the company, with facts left open in braces (fill-in.ts). */
export const aboutTexts: SiteContent['about'] = {
  columns: [
    {
      heading: 'Allt ut, allt\u00a0nytt',
      text: '{företaget} har byggt badrum sedan {startår}, alltid på samma sätt: vi river ut hela rummet och bygger upp det igen. Då slipper vi gissa. När de gamla skikten är borta ser vi hur underlaget mår, och då kan vi bygga med rätt fall, rätt tätskikt och rätt förutsättningar för plattorna. Genvägar bakom kaklet syns först efter några år, och då är de dyra att rätta till. Därför gör vi jobbet rätt från början.',
    },
    {
      heading: 'Lätta att\u00a0nå, hela\u00a0vägen',
      text: 'Att vara utan badrum i några veckor märks i vardagen, och då vill du veta vad som händer. Du får en kontaktperson som svarar på telefon, mejl och sms, och som hör av sig i god tid när något behöver bestämmas. Vi säger vad vi tänker göra, när vi kommer och vad det kostar, och vi säger till innan något ändras. Vi finns i {orter} och arbetar i hela trakten, så vi har aldrig långt hem till dig.',
    },
  ],
  licence: {
    heading: 'BKR-behörigt företag',
    text: 'Vi är behöriga enligt Byggkeramikrådet och arbetar efter branschreglerna för våtrum. Efter varje badrum får du ett kvalitetsdokument för tätskiktet.',
  },
}
