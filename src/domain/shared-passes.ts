import type { AllowedTime } from './allowed-days'
import { decodeBase64 } from './base64'
import { cutText } from './cut-text'
import { addDays, countDaysBetween } from './days'
import { isLocation } from './maps'
import { toMinuteOfDay } from './times'
import { toWeekdayFlags, weekdays } from './weekdays'

/*
 * A shared pass is a pass in the fragment of a link, which browsers never send to a server. Its form is `version.data.checksum`: the
 * data are a JSON array in base64url. Every later version has to keep this form, so that older pages can tell that a link is newer.
 * See docs/product/authorizations.md#shared-pass.
 */

/** The pass that a link carries. Anyone can make such a link; the gate checks only the code, with the backend. */
export interface SharedPass extends AllowedTime {
  /** The text of the QR code. */
  code: string
  /** The title of the authorization, or the name of a guest. Empty if nothing is left of it without personal numbers. */
  name: string
  neighbourhood: string
  /** Empty if it is unknown. */
  lot: string
  /** The coordinates for the map; empty if there are none. */
  destination: string
}

export type SharedPassResult =
  | { kind: 'pass'; pass: SharedPass }
  /** `none`: there is no pass. `damaged`: the link was cut or changed. `newer`: the link has a later version. */
  | { kind: 'none' | 'damaged' | 'newer' }

const version = 1
/** Day 0 of the encoded days. */
const epoch = '2020-01-01'
const maxNameLength = 80
const maxPlaceLength = 60
/** A longer fragment was not made by `encodeSharedPass`. */
const maxFragmentLength = 8000
const fieldCount = 10

/** Matches an email address, and a number of six or more digits, such as a document or a phone, with its separators. */
const personalNumber = /[^\s@<>()]+@[^\s@<>()]+|\+?\p{Nd}(?:[\s./()-]*\p{Nd}){5,}/gu

/** Removes email addresses, and numbers that may be a document or a phone, from a text that a user wrote. */
export const removePersonalNumbers = (text: string): string =>
  text.replace(personalNumber, ' ').replace(/\s+/g, ' ').trim()

/** Returns the 32-bit FNV-1a hash of a text as seven characters. It reveals a cut or mistyped link, but protects nothing. */
function computeChecksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, '0')
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const toTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':')

/** Rounds coordinates to about a metre, so that they have no long numbers. */
const roundLocation = (location: string) =>
  isLocation(location)
    ? location
        .split(',')
        .map((number) => String(Math.round(Number(number) * 1e5) / 1e5))
        .join(',')
    : ''

/** Returns the fragment of the link of a pass, without `#`. Numbers in the name that may be personal are left out. */
export function encodeSharedPass(pass: SharedPass): string {
  const data = [
    pass.code,
    cutText(removePersonalNumbers(pass.name), maxNameLength),
    countDaysBetween(epoch, pass.from_date),
    countDaysBetween(epoch, pass.to_date),
    weekdays.reduce((bits, day, index) => bits + (pass[`${day}_flag`] ? 1 << index : 0), 0),
    toMinuteOfDay(pass.start_time),
    toMinuteOfDay(pass.end_time),
    cutText(pass.neighbourhood, maxPlaceLength),
    cutText(pass.lot, maxPlaceLength),
    roundLocation(pass.destination),
  ]
  const text = `${version}.${toBase64Url(JSON.stringify(data))}`
  return `${text}.${computeChecksum(text)}`
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Removes what messengers add to a link: percent-encoding, line breaks, and invisible characters. */
const cleanFragment = (fragment: string) =>
  decodePercents(decodePercents(fragment.replace(/^#/, ''))).replace(/[\s\p{Cf}]/gu, '')

/** Returns the pass in the fragment of a link. Text after the checksum, such as a full stop, is ignored. */
export function decodeSharedPass(fragment: string): SharedPassResult {
  if (fragment.length > maxFragmentLength) return { kind: 'damaged' }
  const text = cleanFragment(fragment)
  if (text === '') return { kind: 'none' }
  const [, signed = '', foundVersion = '', data = '', checksum] =
    /^((\d{1,4})\.([\w-]+))\.([\da-z]{7})/.exec(text) ?? []
  if (checksum !== computeChecksum(signed)) return { kind: 'damaged' }
  if (Number(foundVersion) > version) return { kind: 'newer' }
  const pass = Number(foundVersion) === version ? parseData(data) : undefined
  return pass ? { kind: 'pass', pass } : { kind: 'damaged' }
}

/** Removes control characters, and the invisible ones that change the direction of the text around them. */
const toVisibleText = (text: string) => text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')

const isWithin = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max

/** A hundred years. */
const maxDay = 36_525
const lastMinute = 1_439

function parseData(base64: string): SharedPass | undefined {
  try {
    const fields: unknown = JSON.parse(decodeBase64(base64))
    return Array.isArray(fields) && fields.length === fieldCount ? toSharedPass(fields) : undefined
  } catch {
    return undefined
  }
}

function toSharedPass(fields: readonly unknown[]): SharedPass | undefined {
  const [code, name, from, to, bits, start, end, neighbourhood, lot, destination] = fields
  const texts = [code, name, neighbourhood, lot, destination].map((text) =>
    typeof text === 'string' ? toVisibleText(text) : undefined,
  )
  const [codeText, nameText, neighbourhoodText, lotText, destinationText] = texts
  if (!codeText || nameText === undefined || neighbourhoodText === undefined) return undefined
  if (lotText === undefined || destinationText === undefined) return undefined
  if (!isWithin(from, maxDay) || !isWithin(to, maxDay) || from > to || !isWithin(bits, 127)) return undefined
  if (!isWithin(start, lastMinute) || !isWithin(end, lastMinute)) return undefined
  return {
    code: codeText,
    name: nameText,
    from_date: addDays(epoch, from),
    to_date: addDays(epoch, to),
    ...toWeekdayFlags(weekdays.filter((_, index) => bits & (1 << index))),
    start_time: toTime(start),
    end_time: toTime(end),
    neighbourhood: neighbourhoodText,
    lot: lotText,
    destination: isLocation(destinationText) ? destinationText : '',
  }
}
