import { type Kysely, sql } from 'kysely'

/** Offers. What hangs on a request goes with it when it is erased, by the database itself; what bookkeeping keeps does not hang on it. */
export async function createOffers(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const ENQUIRY = 'references enquiries (reference) on delete cascade'

const STATEMENTS = [
  'create table offer_terms (id text primary key, content text not null, saved_at text not null, saved_by text not null)',
  'create table offer_law_ticks (id text primary key, point text not null, text text not null, ticked_at text not null, ticked_by text not null)',
  'create table offer_prices (name_key text primary key, name text not null, unit text not null, price integer not null, kind text not null, used_at text not null)',
  `create table offer_drafts (reference text primary key ${ENQUIRY}, content text not null, revision integer not null, saved_at text not null, saved_by text not null)`,
  `create table offers (reference text not null ${ENQUIRY}, number integer not null, id text not null unique, content text not null, sha256 text not null,
    sent_at text not null, sent_by text not null, constraint one_offer_of_a_number primary key (reference, number))`,
  `create table offer_events (id text primary key, reference text not null ${ENQUIRY}, number integer not null, position integer not null,
    kind text not null, at text not null, party text not null, name text, text text default '' not null, detail text default '' not null)`,
  `create table offer_agreements (reference text not null, number integer not null, content text not null, sha256 text not null, confirmed_at text not null,
    confirmed_by text not null, kept_until text not null, withdrawn_at text, constraint one_agreement_of_an_offer primary key (reference, number))`,
  'create unique index offer_events_by_reference on offer_events (reference, position)',
  'create index offer_agreements_by_end on offer_agreements (kept_until)',
]
