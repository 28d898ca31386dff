import ICAL from 'ical.js'
import { expect } from 'vitest'

/**
 * A calendar as another library than its writer reads it, held against RFC 5545 in what readers stumble over: lines that end in CRLF and
 * have 75 octets at most, the properties that are required, times in UTC.
 */
export function readCalendar(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.split('\r\n')
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    for (const required of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'organizer', 'status'])
      expect(component.getAllProperties(required), required).toHaveLength(1)
    for (const time of ['dtstamp', 'dtstart', 'dtend']) expect(String(component.getFirstProperty(time)?.toICALString())).toMatch(/:\d{8}T\d{6}Z$/)
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
