/** The symbols of questions, as the owner's form names them. */
export const questionIcons = {
  wallet: 'plånbok',
  calendar: 'kalender',
  percent: 'procent',
  shield: 'sköld',
  pin: 'kartnål',
  list: 'lista',
  shop: 'butik',
  ruler: 'linjal',
  drop: 'droppe',
  house: 'hus',
  invoice: 'faktura',
  handshake: 'handslag',
  document: 'dokument',
  clock: 'klocka',
} as const
export type QuestionIcon = keyof typeof questionIcons

export type Question = { id: string; icon: QuestionIcon; question: string; answer: string }

/** Names in braces are filled in from the facts (fill-in.ts). */
export const questionTexts: readonly Question[] = [
  {
    id: 'pris',
    icon: 'wallet',
    question: 'Vad kostar en badrumsrenovering?',
    answer:
      'Ett standardbadrum kostar oftast {pris} inklusive moms, före ROT-avdrag. Storlek, materialval och skicket bakom kaklet avgör var i spannet du hamnar. Efter ett hembesök får du en skriftlig offert där arbete och material står var för sig.',
  },
  {
    id: 'tid',
    icon: 'calendar',
    question: 'Hur lång tid tar det?',
    answer:
      'Räkna med {tid} från rivning till färdigt badrum. Flyttade rör, golvvärme eller fukt i underlaget kan göra att det tar längre tid. Du får en tidsplan tillsammans med offerten, och vi hör av oss direkt om något ändras.',
  },
  {
    id: 'rot',
    icon: 'percent',
    question: 'Hur fungerar ROT-avdraget?',
    answer:
      'ROT-avdraget är {rot} av arbetskostnaden, högst {rot-tak} per person och år{rot-år}. Material och resor ingår inte. Vi drar av beloppet direkt på fakturan och sköter ansökan till Skatteverket. Du får avdraget om du har fyllt 18 år, äger och bor i bostaden, betalar tillräckligt med skatt och har avdrag kvar för året. Äger ni bostaden tillsammans kan ni dela på avdraget.',
  },
  {
    id: 'behorighet',
    icon: 'shield',
    question: 'Är ni behöriga att arbeta i våtrum?',
    answer:
      'Ja. Vi är ett BKR-behörigt företag, vilket betyder att Byggkeramikrådet har godkänt oss för arbete med tätskikt, kakel och klinker. Vi följer branschreglerna för våtrum, och när badrummet är klart får du ett kvalitetsdokument. Spara det\u00a0– försäkringsbolaget och en framtida köpare kan fråga efter det.',
  },
  {
    id: 'omrade',
    icon: 'pin',
    question: 'Var arbetar ni?',
    answer: 'Vi utgår från {säte} och tar uppdrag i {orter} med omnejd. Bor du en bit utanför? Hör av dig ändå, så säger vi direkt om vi kan hjälpa dig.',
  },
  {
    id: 'sa-gar-det-till',
    icon: 'list',
    question: 'Hur går det till, från första samtalet till färdigt badrum?',
    answer:
      'Du skickar en förfrågan och får svar inom {svarstid}. Sedan kommer vi hem till dig, mäter upp och går igenom önskemålen. När du har godkänt offerten bestämmer vi startdatum och beställer material. Därefter täcker vi golv och dörrar, river, bygger upp, tätar, sätter plattor och monterar inredningen. Sist går vi igenom badrummet tillsammans och lämnar över dokumentationen.',
  },
  {
    id: 'material',
    icon: 'shop',
    question: 'Var väljer jag kakel, klinker och möbler?',
    answer:
      'Vi hänvisar alla våra kunder till {partner}. Där hittar du kakel, klinker och badrumsmöbler på samma ställe, och du kan få hjälp att kombinera dem. Vi ser till att det du väljer fungerar med rummet, rören och tätskiktet.',
  },
  {
    id: 'planlosning',
    icon: 'ruler',
    question: 'Kan jag få hjälp med planlösning och design?',
    answer:
      'Ja. Vid hembesöket pratar vi om hur du använder rummet och vad som går att flytta. Vill du se resultatet i förväg tar vi fram en 3D-visualisering, och när det behövs tar {partner} hand om designen. Visualiseringen visar idén; kulörer och nyanser kan skilja sig från verkligheten.',
  },
  {
    id: 'tatskikt',
    icon: 'drop',
    question: 'Vilket tätskikt använder ni?',
    answer:
      'Foliesystem är vår standard. I källare med fukt i väggen eller golvet passar folie sällan, och där använder vi flytande tätskikt som är avsett för sådana underlag. Alla delar i systemet kommer från en och samma tillverkare. Vi blandar aldrig produkter från olika system.',
  },
  {
    id: 'bo-hemma',
    icon: 'house',
    question: 'Kan jag bo hemma under renoveringen?',
    answer:
      'Ja, om du har tillgång till toalett och dusch någon annanstans. Vi täcker golv, dörrar och angränsande ytor och städar efter oss, men räkna med damm och buller de första dagarna. Vattnet behöver stängas av korta stunder, och det säger vi till om i förväg.',
  },
  {
    id: 'betalning',
    icon: 'invoice',
    question: 'Hur och när betalar jag?',
    answer:
      'Materialet betalas vid beställning. Arbetet fakturerar vi när det är klart, och fakturan ska betalas inom {betalningstid}. På fakturan ser du arbete, material och ROT-avdrag var för sig. Tänk på att ROT-avdrag kräver elektronisk betalning, till exempel via bank, kort eller Swish.',
  },
  {
    id: 'garanti',
    icon: 'handshake',
    question: 'Vad gäller om något blir fel?',
    answer:
      'Hör av dig så snart du upptäcker felet, så kommer vi och tittar. Arbete på din bostad omfattas av konsumenttjänstlagen, där du kan reklamera i upp till tio år. Varor som du köper separat, till exempel möbler, omfattas av konsumentköplagen med tre års reklamationsrätt. Reglerna gäller alltid, oavsett vad som står i avtalet.',
  },
  {
    id: 'tillstand',
    icon: 'document',
    question: 'Behövs bygglov eller tillstånd?',
    answer:
      'En vanlig badrumsrenovering i villa kräver normalt varken bygglov eller anmälan. Ska bärande väggar, ventilation eller avloppsstammar ändras kan kommunen behöva kopplas in. Bor du i bostadsrätt behöver du oftast föreningens godkännande innan arbetet börjar. Vi hjälper dig att ta reda på vad som gäller hemma hos dig.',
  },
  {
    id: 'svar',
    icon: 'clock',
    question: 'Hur snabbt får jag svar, och binder jag mig till något?',
    answer:
      'Vi svarar inom {svarstid}. Du kan också ringa {telefon} {telefontider}. Både hembesök och offert är kostnadsfria, och du binder dig inte förrän du har godkänt offerten.',
  },
]
