/** A colour on the way to another: `part` 0 is the first, 1 the second. Both as "#rrggbb". */
export function mixed(one: string, other: string, part: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)]
  return `#${from.map((channel, index) => hex(channel + ((to[index] ?? channel) - channel) * part)).join('')}`
}

/** Relative luminance (WCAG 2.2), from 0 to 1. */
export function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How clearly one colour is seen on another (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [less = 0, more = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function hex(channel: number): string {
  return Math.round(Math.min(255, Math.max(0, channel)))
    .toString(16)
    .padStart(2, '0')
}
