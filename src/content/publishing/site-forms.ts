import type { PriceDriver } from '#domain/room/price.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { priceDriverWords } from '../company/price-bands.ts'
import { serviceTitles } from '../company/services.ts'
import { questionIcons } from '../pages/question-texts.ts'
import { tipIcons } from '../pages/tips.ts'
import { pairPage, projectPages } from './site-pictures.ts'

const service = {
  description: { label: 'Beskrivning' },
  features: { label: 'Punkter', hint: 'En på varje rad, högst åtta.' },
  title: { label: 'Rubrik över stegen' },
} as const

function addition(driver: PriceDriver): string {
  return `Tillägg: ${priceDriverWords[driver]}`
}

/** What the forms call each place of the content; `hint` where an example helps, `unit` of a figure. */
export const siteFields = {
  'facts.phone': { label: 'Telefonnummer', hint: 'Byts på sidorna, i mejlen och i länkarna som ringer.' },
  'facts.phoneHours': {
    label: 'Telefontider',
    hint: 'Till exempel: Vardagar 7–16, eller: Mån–tors 6.30–16, fre –13. De gäller på alla sidor, i mejlen och för sökmotorer.',
  },
  'facts.orgNumber': { label: 'Organisationsnummer', hint: 'Tio siffror med bindestreck, till exempel 556016-0680.' },
  'facts.towns': { label: 'Orter', hint: 'En på varje rad, den viktigaste först.' },
  'facts.founded': { label: 'Året företaget började' },
  'facts.copyrightYear': { label: 'Årtalet längst ner på sidan' },
  'facts.checklist': {
    label: 'Det ni lovar bredvid bilden av resultatet',
    hint: 'En på varje rad, högst fyra. Till exempel: Ansvar enligt konsumenttjänstlagen. Skriv bara det som är sant.',
  },
  'facts.priceKr': { label: 'Standardbadrum, över 4 och upp till 6\u00a0m²', hint: 'Med moms, före ROT-avdrag.' },
  'facts.renovationTime': { label: 'Så lång tid tar en renovering', hint: 'Till exempel: 5–6 veckor. Ändras också under Om oss.' },
  'facts.rot.percent': { label: 'ROT-avdrag, procent av arbetskostnaden', hint: 'Satsen finns på skatteverket.se.', unit: '%' },
  'facts.rot.capKr': { label: 'Högsta ROT-avdrag per person och år, kr', unit: 'kr' },
  'facts.rot.year': { label: 'Året som ROT-satsen gäller', hint: 'Visas bredvid procenten. Lämna tomt om du inte har kontrollerat satsen.' },
  'facts.paymentDays': { label: 'Betalningstid, dagar', unit: 'dagar' },
  'facts.partner.name': { label: 'Partnerns namn' },
  'facts.partner.site': { label: 'Partnerns webbplats, som den visas', hint: 'Till exempel: Plattboden.se' },
  'facts.partner.url': { label: 'Partnerns adress', hint: 'Hela, med https:// först.' },
  'facts.profiles.social.url': { label: 'Er sida på Facebook', hint: 'Hela adressen, med https:// först.' },
  'facts.profiles.register.url': { label: 'Er sida på Allabolag', hint: 'Hela adressen, med https:// först.' },
  'facts.profiles.images.url': { label: 'Er sida på Instagram', hint: 'Hela adressen, med https:// först.' },
  'about.columns.0.heading': { label: 'Rubrik till vänster' },
  'about.columns.0.text': { label: 'Text till vänster' },
  'about.columns.1.heading': { label: 'Rubrik till höger' },
  'about.columns.1.text': { label: 'Text till höger' },
  'about.licence.heading': {
    label: 'Behörighet',
    hint: 'Till exempel: BKR-behörigt företag. Sökmotorer visar den också. Skriv bara det som är sant.',
  },
  'about.licence.text': { label: 'Text om behörigheten' },
  'services.totalrenovering.description': service.description,
  'services.totalrenovering.features': service.features,
  'services.totalrenovering.expanded.title': service.title,
  'services.kakel.description': service.description,
  'services.kakel.features': service.features,
  'services.kakel.expanded.title': service.title,
  'services.vatrum.description': service.description,
  'services.vatrum.features': service.features,
  'services.vatrum.expanded.title': service.title,
  'partnership.description': { label: 'Om partnern' },
  'partnership.showroom': { label: 'Raden vid bilden av utställningen' },
  'priceFigures.bands.small': { label: 'Badrum upp till 4\u00a0m²' },
  'priceFigures.bands.large': { label: 'Badrum över 6 och upp till 8\u00a0m²' },
  'priceFigures.bands.largest': { label: 'Badrum över 8\u00a0m²' },
  'priceFigures.additions.wc-wall': { label: addition('wc-wall') },
  'priceFigures.additions.double-basin': { label: addition('double-basin') },
  'priceFigures.additions.bath-freestanding': { label: addition('bath-freestanding') },
  'priceFigures.additions.waste-moved': { label: addition('waste-moved') },
  'priceFigures.additions.small-tiles': { label: addition('small-tiles') },
  'priceFigures.additions.large-tiles': { label: addition('large-tiles') },
  'priceFigures.labourPercent': { label: 'Arbetets del av priset, procent', hint: 'Av den räknas ROT-avdraget.', unit: '%' },
  'notice.text': { label: 'Text', hint: 'En rad, högst 120 tecken. Till exempel: Telefonen är avstängd fredag 4 december.' },
  'notice.from': { label: 'Visas från och med' },
  'notice.to': { label: 'Visas till och med' },
} as const

/** Of a list that belongs to a service. */
const steps = {
  lead: 'De visas när en besökare trycker på Läs mer.',
  one: 'steg',
  many: 'steg',
  add: 'Nytt steg',
  edit: 'Ändra steget',
  fields: { title: 'Rubrik', content: 'Text' },
  remove: { summary: 'Ta bort', text: 'Steget tas bort ur utkastet.', send: 'Ta bort steget' },
} as const

/** What is shown on the pages of a part. */
export const siteParts = {
  telefon: { title: 'Telefon och tider' },
  foretaget: { title: 'Företaget' },
  priser: { title: 'Priser och ROT' },
  ritningspriser: {
    title: 'Priser i ritverktyget',
    lead: 'Med de här siffrorna räknas prisindikationen i Rita ditt badrum. Alla priser är med moms, före ROT-avdrag. Den som redan har fått en prisindikation behåller sin.',
  },
  projekt: { title: projectPages.title, one: projectPages.one, many: projectPages.many },
  'fore-efter': { title: pairPage.title },
  rad: {
    title: 'Meddelande överst på sidan',
    lead: 'Ett meddelande överst på alla sidor, de dagar du väljer. Före och efter syns det inte.',
    remove: 'Ta bort meddelandet',
    none: 'Inget meddelande',
  },
  'om-oss': { title: 'Om oss' },
  totalrenovering: { title: serviceTitles.totalrenovering, lead: 'En av de tre tjänsterna på startsidan.' },
  kakel: { title: serviceTitles.kakel, lead: 'En av de tre tjänsterna på startsidan.' },
  vatrum: { title: serviceTitles.vatrum, lead: 'En av de tre tjänsterna på startsidan.' },
  partnern: { title: 'Texten om partnern' },
  lankar: { title: 'Partner och profiler' },
  fragor: {
    title: 'Vanliga frågor',
    lead: 'De fyra första visas på startsidan, alla på sidan Vanliga frågor.',
    one: 'fråga',
    many: 'frågor',
    add: 'Ny fråga',
    edit: 'Ändra frågan',
    fields: { question: 'Fråga', answer: 'Svar', icon: 'Symbol' },
    remove: { summary: 'Ta bort', text: 'Frågan tas bort ur utkastet.', send: 'Ta bort frågan' },
  },
  tips: {
    title: 'Tips',
    lead: 'De visas ett i taget på startsidan.',
    one: 'tips',
    many: 'tips',
    add: 'Nytt tips',
    edit: 'Ändra tipset',
    fields: { text: 'Tips', icon: 'Symbol' },
    remove: { summary: 'Ta bort', text: 'Tipset tas bort ur utkastet.', send: 'Ta bort tipset' },
  },
  'totalrenovering-steg': { title: 'Stegen i en totalrenovering', ...steps },
  'kakel-steg': { title: 'Stegen om kakel och klinker', ...steps },
  'vatrum-steg': { title: 'Stegen i våtrumssäkringen', ...steps },
  'partnern-erbjuder': {
    title: 'Vad partnern erbjuder',
    lead: 'De visas i en lista vid partnern på startsidan.',
    one: 'rad',
    many: 'rader',
    add: 'Ny rad',
    edit: 'Ändra raden',
    fields: { name: 'Rubrik', text: 'Text' },
    remove: { summary: 'Ta bort', text: 'Raden tas bort ur utkastet.', send: 'Ta bort raden' },
  },
} as const

/** "Högst 1 200 tecken." */
export function mostInWords(most: number): string {
  return `Högst ${grouped(most)} tecken.`
}

/** Of the items of a list. */
export const siteItems = {
  first: 'Överst',
  up: 'Flytta upp',
  down: 'Flytta ner',
  all: 'Tillbaka till listan',
  gone: 'Den finns inte längre.',
  added: 'Ny',
  removed: 'Borttagen',
  changed: 'Ändrad',
  moved: 'Ny ordning',
} as const

/** The icons of questions and tips, as the form names them. */
export const iconNames: Record<string, string> = { ...questionIcons, ...tipIcons }
