import type { AuthorizationRow } from '../db/rows.ts'
import { type CalendarDay, getWeekday, listChosenWeekdays, type WeekdayFlag } from '../rules/calendar.ts'
import { formatList } from './sentences.ts'

/** The content of a shareable message. URLs are absolute; names are display names. */
export interface MessageFacts {
  authorization: AuthorizationRow
  /** Null is the Administration. */
  hostName: string | null
  neighbourhoodName: string
  lotName: string
  guestNames: readonly string[]
  /** Null if the authorization does not open the gate. */
  qrcode: string | null
  invitationAddress: string | null
  directionsAddress: string | null
}

export const weekdayNames: Record<WeekdayFlag, string> = {
  monday_flag: 'lunes',
  tuesday_flag: 'martes',
  wednesday_flag: 'miércoles',
  thursday_flag: 'jueves',
  friday_flag: 'viernes',
  saturday_flag: 'sábado',
  sunday_flag: 'domingo',
}

/** How many guests are named; the others are counted. */
const namedGuests = 5

/** The text that a resident shares. It lacks the note, which is for the guard, and the guests of an invitation. */
export function authorizationMessage(facts: MessageFacts): string {
  const { authorization, guestNames, qrcode, invitationAddress, directionsAddress } = facts
  const lines = [
    opening(facts),
    guestNames.length > 0 && invitationAddress === null && `Invitados: ${guestsText(guestNames)}`,
    `Fecha: ${datesText(authorization)}`,
    daysText(authorization),
    `Horario: ${hoursText(authorization)}`,
    invitationAddress !== null && `Registrá tus datos para poder ingresar: ${invitationAddress}`,
    qrcode !== null && invitationAddress === null && `Código de ingreso: ${qrcode}`,
    directionsAddress !== null && `Cómo llegar: ${directionsAddress}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}

function opening({ authorization, hostName, neighbourhoodName, lotName }: MessageFacts): string {
  const host = hostName ?? 'La Administración'
  const place = `${neighbourhoodName}, lote ${lotName}`
  return authorization.preauthorization_type === 'INVITE'
    ? `${host} te invita a ${authorization.name}, en ${place}.`
    : `${host} autorizó el ingreso de ${authorization.name} a ${place}.`
}

function guestsText(names: readonly string[]): string {
  const rest = names.length - namedGuests
  if (rest <= 0) return formatList(names)
  return formatList([...names.slice(0, namedGuests), rest === 1 ? '1 persona más' : `${rest} personas más`])
}

const dateText = (day: CalendarDay): string =>
  `${weekdayNames[getWeekday(day)]} ${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`

const datesText = ({ from_date, to_date }: AuthorizationRow): string =>
  from_date === to_date ? dateText(from_date) : `del ${dateText(from_date)} al ${dateText(to_date)}`

function daysText(authorization: AuthorizationRow): string | false {
  const chosen = listChosenWeekdays(authorization)
  if (!authorization.concurrent_flag || authorization.from_date === authorization.to_date) return false
  return `Días: ${chosen.length === 7 ? 'todos' : formatList(chosen.map((flag) => weekdayNames[flag]))}`
}

function hoursText({ start_time, end_time }: AuthorizationRow): string {
  if (start_time.startsWith('00:00') && end_time.startsWith('23:59')) return 'todo el día'
  return `de ${start_time.slice(0, 5)} a ${end_time.slice(0, 5)}`
}
