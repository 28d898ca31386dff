import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'

/**
 * A calendar as another library than its writer reads it, held against RFC 5545 in what readers stumble over: lines that end in CRLF and
 * have 75 octets at most, the properties that are required, times in UTC.
 */
export function readCalendar(text: string) {
  assert(text.endsWith('END:VCALENDAR\r\n'))
  for (const line of text.split('\r\n')) {
    assert(Buffer.byteLength(line) <= 75, line)
    assert.doesNotMatch(line, /[\r\n]/)
  }
  const calendar = new ICAL.Component(ICAL.parse(text))
  assert.equal(calendar.getFirstPropertyValue('version'), '2.0')
  assert(calendar.getFirstPropertyValue('prodid'))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    for (const once of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'organizer', 'status']) assert.equal(component.getAllProperties(once).length, 1, once)
    for (const time of ['dtstamp', 'dtstart', 'dtend']) assert.match(String(component.getFirstProperty(time)?.toICALString()), /:\d{8}T\d{6}Z$/)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      attendee: String(component.getFirstPropertyValue('attendee') ?? '').replace(/^mailto:/i, ''),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), events }
}

/** The entry that goes with an email: the file, and the alternative that mail programs read, which says the same. */
export function calendarPartOf({ attachments }: Email) {
  const [read, file] = ['text/calendar', 'application/ics'].map((type) => attachments.find(({ mimeType }) => mimeType === type))
  assert(read && file, 'There is no calendar part')
  const [text, other] = [read, file].map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)))
  assert.equal(text, other)
  // The parser of emails has made all line ends one.
  const calendar = String(text).replaceAll('\n', '\r\n')
  assert.equal(read.method, readCalendar(calendar).method)
  return { text: calendar, ...readCalendar(calendar) }
}
