import { hoursInShort, hoursInWords } from '#domain/opening-hours-in-words.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { kronorSpan } from '#domain/sweden/writing.ts'
import type { company } from '../company/company.ts'
import { otherRotRate, rotRateOn, rotSentence } from '../company/rot-law.ts'
import type { broken, missingPage } from '../pages/error-pages.ts'
import type { drawing } from '../rita/rita.ts'
import type { SiteContent } from './site-content-schema.ts'

/** The type of a constant without its literal values. */
type Loose<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends object
      ? { readonly [Name in keyof Value]: Loose<Value[Name]> }
      : Value

/** The content that the points below examine. */
export type Decisions = {
  company: Loose<typeof company> & SiteContent['facts']
  securityContact: { expires: string }
  missingPage: Pick<Loose<typeof missingPage>, 'heading'>
  broken: Pick<Loose<typeof broken>, 'heading'>
  drawing: Pick<Loose<typeof drawing>, 'card'>
  about: { licence: { heading: string } }
  projects: readonly { picture: { kind: string }; onHome: boolean }[]
  today: Date
}

export type LaunchPoint = {
  /** Its key in content/company/decided.ts. */
  name: string
  file: string
  /** The export, and the path inside it. */
  path: readonly PropertyKey[]
  message: string
  /** For the developer alone. */
  forDeveloper?: string
  /** `must`: open until the content changes. `ask`: open until it is changed or decided. */
  kind: 'must' | 'ask'
  open: boolean
}

type PointContent = Omit<LaunchPoint, 'kind' | 'file'>

/** Time left of the contact for vulnerabilities below which it must be reviewed: 60 days. */
const REVIEW_AHEAD_MS = 60 * 86_400_000

/** Everything that must be decided before the site is published. */
export function launchPoints(content: Decisions): LaunchPoint[] {
  return [...placeholders(content), ...law(content), ...promises(content), ...appearance(content)]
}

/** Whether a point is left: one that must change stays, even when it is listed as decided. */
export function isUndecided({ open, kind, name }: LaunchPoint, decided: Readonly<Record<string, string>>): boolean {
  return open && !(kind === 'ask' && name in decided)
}

const must = (file: string, point: PointContent): LaunchPoint => ({ ...point, file, kind: 'must' })
const ask = (file: string, point: PointContent): LaunchPoint => ({ ...point, file, kind: 'ask' })

function placeholders({ company, securityContact, today }: Decisions): LaunchPoint[] {
  const profiles = Object.entries(company.profiles)
  return [
    ask('company/company.ts', {
      name: 'namn',
      path: ['company', 'name'],
      open: company.name === 'Fogrätt',
      message: 'Fogrätt är ett arbetsnamn. Är det företagets namn? Annars behöver också delningsbilden ritas om.',
    }),
    must('company/company.ts', {
      name: 'orgnummer',
      path: ['defaultFacts', 'orgNumber'],
      open: /^0+-0+$/.test(company.orgNumber),
      message: 'Organisationsnumret är påhittat. Det riktiga måste stå på webbplatsen.',
    }),
    must('company/company.ts', {
      name: 'telefon',
      path: ['defaultFacts', 'phone'],
      // Post- och telestyrelsen reserves 070-174 06 05 to 99 for fiction.
      open: company.phone.replace(/\D/g, '').startsWith('07017406'),
      message: `${company.phone} är ett nummer som är reserverat för påhittade berättelser. Ingen svarar där.`,
    }),
    must('company/company.ts', {
      name: 'e-post',
      path: ['company', 'email'],
      open: /\.(?:example|test|invalid|localhost)$|@example\./.test(company.email),
      message: `${company.email} är en exempeladress. Den riktiga ska stå på webbplatsen och ta emot mejlen.`,
      forDeveloper: 'Sätt också MAIL_FROM och MAIL_TO.',
    }),
    ...profiles.map(([name, profile]) =>
      must('company/company.ts', {
        name: `profil-${name}`,
        path: ['defaultFacts', 'profiles', name, 'url'],
        open: new URL(profile.url).pathname === '/',
        message: `Länken till ${profile.name} går till deras startsida. Skriv adressen till företagets egen sida.`,
      }),
    ),
    must('company/company.ts', {
      name: 'årtal',
      path: ['defaultFacts', 'copyrightYear'],
      open: company.copyrightYear < today.getFullYear(),
      message: `Årtalet längst ner är ${company.copyrightYear}.`,
    }),
    must('company/security-contact.ts', {
      name: 'säkerhetskontakt',
      path: ['securityContact', 'expires'],
      open: Date.parse(securityContact.expires) - today.getTime() < REVIEW_AHEAD_MS,
      message: `Kontakten för säkerhetsfrågor gäller till ${securityContact.expires.slice(0, 10)}. Se över den och flytta datumet, högst ett år fram.`,
      forDeveloper: 'Den visas i /.well-known/security.txt.',
    }),
  ]
}

function law({ company, about, today }: Decisions): LaunchPoint[] {
  return [
    must('company/company.ts', {
      name: 'rot',
      path: ['defaultFacts', 'rot', 'percent'],
      open: company.rot.year === undefined || otherRotRate(company.rot, swedishDate(today)) !== undefined,
      message: `ROT-avdraget anges till ${company.rot.percent} %. ${rotSentence(rotRateOn(swedishDate(today)))} Kontrollera satsen på skatteverket.se och skriv året den gäller.`,
    }),
    must('company/company.ts', {
      name: 'garanti',
      path: ['defaultFacts', 'checklist'],
      open: company.checklist.includes('Garanti enligt konsumentköplagen'),
      message:
        'Konsumentköplagen ger ingen garanti och gäller inte arbete på bostad. Skriv en verklig garanti, eller till exempel ”Ansvar enligt konsumenttjänstlagen”.',
    }),
    must('company/company.ts', {
      name: 'bkr',
      path: ['defaultFacts', 'checklist'],
      open: company.checklist.includes('BKR-certifierat'),
      message: 'Byggkeramikrådet certifierar inte, det ger behörighet. Skriv ”BKR-behörigt företag”, om ni är det.',
    }),
    ask('company/about-texts.ts', {
      name: 'behörighet',
      path: ['aboutTexts', 'licence', 'heading'],
      open: about.licence.heading === 'BKR-behörigt företag',
      message: 'Webbplatsen säger att ni är behöriga enligt Byggkeramikrådet. Finns företaget i listan på bkr.se i dag?',
    }),
    ask('company/legal.ts', {
      name: 'personuppgifter',
      path: ['privacy', 'full'],
      open: true,
      message: `Läs igenom texten om personuppgifter. Stämmer den med hur ni gör, och behandlar webbhotell och e-postleverantör uppgifterna inom EU/EES? Svar, ritning, bilder och pdf från kunden finns kvar i ${company.retentionMonths} månader efter er sista kontakt och i säkerhetskopior i 30 dagar till; plats och kamera tas bort ur bilderna när de kommer.`,
    }),
  ]
}

function promises({ company }: Decisions): LaunchPoint[] {
  const { rita } = company.phoneHours
  const hoursElsewhere = rita && hoursInShort(rita)
  return [
    must('company/company.ts', {
      name: 'telefontider',
      path: ['defaultFacts', 'phoneHours'],
      open: hoursElsewhere !== undefined && hoursElsewhere !== hoursInShort(company.phoneHours.days),
      message: `Telefontiderna säger emot varandra: ”${hoursInWords(company.phoneHours.days)}” på startsidan och ”${hoursElsewhere}” på Rita ditt badrum.`,
    }),
    ask('company/company.ts', {
      name: 'svarstid',
      path: ['company', 'replyHours'],
      open: true,
      message: `Ni lovar svar inom ${company.replyHours} timmar, även lördagar och söndagar. Klarar ni det?`,
    }),
    ask('company/company.ts', {
      name: 'pris',
      path: ['defaultFacts', 'priceKr'],
      open: true,
      message: `Ett standardbadrum sägs kosta ${kronorSpan(company.priceKr)} inklusive moms, före ROT-avdrag. Stämmer det med era offerter?`,
    }),
    ask('company/price-bands.ts', {
      name: 'prisindikation',
      path: ['priceFigures', 'bands'],
      open: true,
      message: 'Priserna som räknas fram ur en ritning är antagna. Skriv era egna spann och tillägg.',
    }),
    ask('company/company.ts', {
      name: 'tid',
      path: ['defaultFacts', 'renovationTime'],
      open: true,
      message: `En renovering sägs ta ${company.renovationTime}, och fakturan ska betalas inom ${company.paymentDays} dagar. Stämmer det?`,
    }),
    ask('company/company.ts', {
      name: 'grundat',
      path: ['defaultFacts', 'founded'],
      open: true,
      message: `Företaget sägs ha byggt badrum sedan ${company.founded}, med säte i ${company.seat}. Stämmer det?`,
    }),
    ask('company/company.ts', {
      name: 'partner',
      path: ['defaultFacts', 'partner'],
      open: true,
      message: `Har ${company.partner.name} sagt ja till att stå som partner, och till vad som sägs om dem?`,
    }),
  ]
}

function appearance({ projects, missingPage, broken, drawing }: Decisions): LaunchPoint[] {
  const renderings = projects.filter(({ picture }) => picture.kind === 'rendering').length
  return [
    ask('pictures.ts', {
      name: 'bilder',
      path: ['pictures'],
      open: renderings > 0,
      message: `${renderings} av ${projects.length} projektbilder är visualiseringar och märkta så. Byt dem mot foton av egna jobb. Till dess är ”Våra projekt” bara sant för att märkningen står kvar.`,
    }),
    ask('gallery/gallery.ts', {
      name: 'rubrik-projekt',
      path: ['gallery', 'subtitle'],
      open: renderings > 0,
      message: '”Ett urval av våra senaste badrumsrenoveringar” kan inte stå över visualiseringar. Skriv om raden tills bilderna är foton.',
    }),
    ask('gallery/projects.ts', {
      name: 'utvalda',
      path: ['featured'],
      open: !projects.some(({ onHome }) => onHome),
      message: 'Inga projekt är utvalda till startsidan. Välj några, eller bestäm att det ska vara så.',
    }),
    ask('pages/error-pages.ts', {
      name: 'engelska-404',
      path: ['missingPage', 'heading'],
      open: missingPage.heading === 'Oops! Page not found',
      message: `Rubriken när en sida saknas är på engelska: ”${missingPage.heading}”.`,
    }),
    ask('pages/error-pages.ts', {
      name: 'engelska-fel',
      path: ['broken', 'heading'],
      open: broken.heading === 'Unexpected Application Error!',
      message: `Rubriken när något går sönder är på engelska: ”${broken.heading}”.`,
    }),
    ask('rita/rita.ts', {
      name: 'stavning-3d',
      path: ['drawing', 'card'],
      open: drawing.card === '3D Planering',
      message: '”3D Planering” skrivs på svenska ”3D-planering”.',
    }),
    ask('home/hero.ts', {
      name: 'rubrik-resultat',
      path: ['comparison', 'heading'],
      open: true,
      message: 'Rubrikerna över före- och efterbilden och över ritverktyget på startsidan har ingen bestämt. Läs dem: är de era?',
      forDeveloper: 'Den andra är drawing.heading i rita/rita.ts.',
    }),
  ]
}
