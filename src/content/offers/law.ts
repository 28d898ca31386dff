/**
 * What the law asks of who sends offers to consumers, in the order in which the owner reads and ticks it. Each point is stored with its text and
 * the day; a text that is changed has to be read again. A lawyer should read it once: the last point says so.
 */
export const lawPoints = {
  priser: {
    heading: 'Priset är med moms',
    text: 'En konsument ska få veta hela priset, med moms (prisinformationslagen). Priset efter ROT-avdrag får bara stå bredvid priset före, och med villkoret att kunden har rätt till avdraget.',
  },
  ungefarligt: {
    heading: 'Ungefärligt pris',
    text: 'Ett ungefärligt pris får överskridas med högst 15 % (konsumenttjänstlagen, paragraf 36). Ett fast pris gäller som det står. Tilläggsarbete kräver att kunden har sagt ja till det.',
  },
  fackmassigt: {
    heading: 'Fackmässigt, och avråda',
    text: 'Du ska utföra arbetet fackmässigt, ta till vara kundens intressen och avråda när arbetet inte är till rimlig nytta. Kunden kan reklamera arbete på en bostad i tio år (konsumenttjänstlagen, paragraf 17). Avtala aldrig bort det: sådana villkor gäller inte.',
  },
  rot: {
    heading: 'ROT-avdraget',
    text: 'Procentsatsen bestäms av dagen då kunden betalar, inte av dagen för avtalet. Avdraget gäller bara arbete, aldrig material, resor, maskiner eller bortforsling. Betalningen ska vara elektronisk. Personnummer behövs först när avtalet är klart, och aldrig via webbplatsen.',
  },
  forskott: {
    heading: 'Betalning i förskott',
    text: 'Betalning före arbetet måste vara avtalad. Konsumentverket avråder konsumenter från förskott. Fakturan ska vara specificerad om kunden ber om det.',
  },
  angerratt: {
    heading: '14 dagars ångerrätt',
    text: 'Ett avtal som sluts på distans eller hemma hos kunden kan ångras i 14 dagar (lagen 2005:59). Kunden ska få information och blankett. Utan den förlängs fristen med upp till ett år, och du riskerar att inte få betalt för utfört arbete. Börja inom fristen bara om kunden uttryckligen har bett om det.',
  },
  angerknapp: {
    heading: 'Ångra på webbplatsen',
    text: 'Sedan den 19 juni 2026 ska den som har avtalat via en webbplats kunna ångra avtalet där (samma lag). Sidan med offerten har den knappen när avtalet är bekräftat.',
  },
  skriftligt: {
    heading: 'Avtalet skriftligt till båda',
    text: 'Kundens ja är en beställning. Avtalet är klart när du har bekräftat den. Då får ni båda avtalet, ångerinformationen och blanketten som pdf i mejlet.',
  },
  bokforing: {
    heading: 'Avtalet sparas i sju år',
    text: 'Ett bekräftat avtal är underlag för bokföringen och sparas till och med det sjunde året efter avtalets eget (bokföringslagen, kapitel 7), också när kunden raderar sitt ärende. Det står i sidans text om personuppgifter.',
  },
  jurist: {
    heading: 'Någon kunnig har läst mina villkor',
    text: 'Villkoren är dina egna. Låt en jurist, din branschorganisation eller Konsumentverkets vägledning för Hantverkarformuläret 17 gå före, och kryssa här när det är gjort.',
  },
} as const

export type LawPoint = keyof typeof lawPoints
