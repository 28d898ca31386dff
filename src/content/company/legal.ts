import { company } from './company.ts'
import type { CompanyFacts } from './facts.ts'

const { name, email, retentionMonths } = company

/** The privacy notice: a short one at the form, the full one in a disclosure below it. */
export const privacy = {
  summary: 'Så använder vi dina uppgifter',
  short: `${name} använder uppgifterna för att svara på din förfrågan och ta fram en offert. Vi tar bort dem senast ${retentionMonths} månader efter vår sista kontakt om det inte blir någon affär. Skriv inga personnummer eller känsliga uppgifter i meddelandet.`,
  heading: 'Så hanterar vi dina personuppgifter',
  full: ({ phone, orgNumber, partner }: CompanyFacts) => [
    { term: 'Ansvarig', text: `${name}, org.nr ${orgNumber}, ${company.seat}, ${email}, ${phone}.` },
    {
      term: 'Varför',
      text: 'Vi behandlar namn, kontaktuppgifter, ort, adressen för ett besök och det du berättar, ritar eller visar av badrummet för att kunna svara dig och lämna en offert. Den rättsliga grunden är åtgärder på din begäran innan ett avtal ingås (artikel 6.1 b i dataskyddsförordningen).',
    },
    { term: 'Vad som krävs', text: 'Vi behöver alla fält som inte är märkta som frivilliga för att kunna svara.' },
    {
      term: 'Vilka som får uppgifterna',
      text: `De som arbetar med din förfrågan hos oss och de leverantörer som driver webbplatsen och e-posten åt oss. Behöver vi hjälp kan vi mejla din förfrågan till någon utanför företaget, som får dina svar, ritningen och bilderna i mejlet, inget mer. Vi säljer aldrig uppgifter, och lämnar dem till ${partner.name} bara om du ber om det.`,
    },
    { term: 'Var', text: 'Uppgifterna behandlas inom EU/EES.' },
    {
      term: 'Hur länge',
      text: `Högst ${retentionMonths} månader efter vår sista kontakt. Det gäller även bilder och pdf-filer, och var bilderna är tagna raderar vi genast. Blir det en affär sparar vi avtal, ritningar och kvalitetsdokument i tio år med tanke på reklamationer, och bokföringsunderlag i sju år enligt bokföringslagen. Ett avtal som du har slutit på sidan för ditt ärende hör till bokföringen: det finns kvar i sju år, också om du raderar ärendet.`,
    },
    {
      term: 'Dina rättigheter',
      text: `Du kan begära att få se, rätta, flytta eller radera dina uppgifter, eller att vi begränsar behandlingen. På sidan för ditt ärende kan du själv ladda ner och radera dem; annars mejlar du ${email}. Är du inte nöjd kan du klaga hos Integritetsskyddsmyndigheten, imy.se.`,
    },
    {
      term: 'Kakor',
      text: 'Webbplatsen använder inga kakor. Svar från Rita ditt badrum ligger bara i din webbläsare, tills du stänger fliken eller skickar förfrågan.',
    },
  ],
} as const
