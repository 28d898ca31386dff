import type { SiteContent } from '../checks/site-content-schema.ts'

/** What the owner says of each service, with facts left open in braces (fill-in.ts). */
export const serviceTexts: SiteContent['services'] = {
  totalrenovering: {
    description: 'Vi river ut det gamla och bygger upp det nya, från underlaget till sista skruven. Du har en kontaktperson hela vägen.',
    features: [
      'Planering och tidsplan innan vi börjar',
      'Skydd av golv, dörrar och angränsande rum',
      'Kontrollerad rivning och bortforsling',
      'Uppbyggnad med tätskikt, kakel och klinker',
      'Samordning av el och VVS',
      'Genomgång och dokumentation vid överlämning',
    ],
    expanded: {
      title: 'Så går en totalrenovering till',
      steps: [
        {
          title: 'Planering',
          content:
            'Vi mäter upp, går igenom önskemålen och kontrollerar rör, el, golvbrunn och ventilation. Du får en offert och en tidsplan som stämmer med leveranserna.',
        },
        {
          title: 'Skydd av angränsande ytor',
          content: 'Golv, trösklar och dörrar täcks, och vi tätar mot resten av bostaden så att dammet stannar där vi arbetar.',
        },
        {
          title: 'Kontrollerad rivning',
          content:
            'Vi river steg för steg, sorterar avfallet och stannar upp om vi hittar fukt eller andra överraskningar. Du får veta vad vi har hittat innan vi går vidare.',
        },
        {
          title: 'Uppbyggnad',
          content: 'Underlaget byggs upp med rätt fall mot golvbrunnen. Sedan kommer rör och el, tätskikt, plattor, fogar och till sist inredningen.',
        },
        {
          title: 'Projektledning',
          content: 'En person håller ihop hantverkare, leveranser och tider. Elektriker och VVS-montörer med rätt behörighet kopplas in när det är deras tur.',
        },
      ],
    },
  },
  kakel: {
    description: 'Plattor som sitter rakt, fogar som möts och kanter som är genomtänkta. Vi sätter kakel och klinker på vägg och golv.',
    features: [
      'Råd om material, format och fogfärg',
      'Genomtänkt plattindelning innan första plattan sätts',
      'Kapning och anslutning runt fönster, nischer och rör',
      'Fogning och mjukfog i hörn och vinklar',
      'Skötselråd när arbetet är klart',
    ],
    expanded: {
      title: 'Material, fördelar och hantverk',
      steps: [
        {
          title: 'Materialens egenskaper',
          content:
            'Kakel bränns vid lägre temperatur, är lite poröst och sitter på väggar inomhus. Klinker bränns hårdare, suger mycket lite vatten och tål att gå på. Granitkeramik är den tätaste sorten och passar både golv och vägg.',
        },
        {
          title: 'Fördelar i badrummet',
          content:
            'Keramik tål vatten, värme och rengöring, bleknar inte och är lätt att hålla ren. Tänk på att plattorna är ytskiktet\u00a0– det är tätskiktet bakom som håller vattnet borta.',
        },
        {
          title: 'Så sätter vi plattorna',
          content:
            'Vi kontrollerar underlaget, ritar upp indelningen och börjar där ögat landar först. Fästmassan väljs efter platta och underlag, och fogningen får vänta tills allt har härdat.',
        },
        {
          title: 'Lite keramikhistoria',
          content:
            'Glaserad keramik är ett av våra äldsta byggmaterial; redan Ishtarporten i Babylon kläddes med glaserat tegel. I Sverige blev kaklet folkkärt med kakelugnen på 1700-talet, långt innan det flyttade in i badrummet.',
        },
      ],
    },
  },
  vatrum: {
    description: 'Det viktigaste i ett badrum syns inte. Vi tätar rummet med godkända system och dokumenterar arbetet.',
    features: [
      'Foliesystem som standard',
      'Flytande tätskikt i källare',
      'Systemgodkända produkter från en och samma tillverkare',
      'Vi blandar aldrig system',
      'Egenkontroll och kvalitetsdokument',
    ],
    expanded: {
      title: 'Så tätar vi ditt badrum',
      steps: [
        {
          title: 'Underlag och fall',
          content:
            'Ett tätskikt blir inte bättre än det som finns under. Vi tar bort gamla ytskikt, rättar till ojämnheter och bygger upp fallet mot golvbrunnen enligt branschreglerna.',
        },
        {
          title: 'Folie som standard',
          content: 'Folien har samma tjocklek överallt och går att kontrollera direkt. Skarvar, hörn och rörgenomföringar förseglas med systemets egna delar.',
        },
        {
          title: 'Flytande tätskikt i källare',
          content:
            'I en källare kan det komma fukt utifrån genom vägg och golv. Där använder vi flytande tätskikt som är avsett för sådana underlag och stämmer av lösningen med tillverkaren.',
        },
        {
          title: 'Ett system, en tillverkare',
          content:
            'Primer, folie, manschetter och försegling är provade tillsammans. Därför använder vi hela systemet från en tillverkare och byter aldrig ut en del mot någon annans.',
        },
        {
          title: 'Kontroll och dokumentation',
          content: 'Vi kontrollerar och fotograferar innan plattorna sätts. Du får ett kvalitetsdokument som visar vilket system som använts och var.',
        },
      ],
    },
  },
}
