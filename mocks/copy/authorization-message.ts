import type { AuthorizationRow } from '../db/rows.ts'
import { type CalendarDay, getWeekdayFlag, listChosenWeekdays, type WeekdayFlag } from '../rules/calendar.ts'
import { formatList } from './sentences.ts'

/** The data that the message of an authorization contains. URLs are absolute; names are formatted for display. */
export interface MessageFacts {
  authorization: AuthorizationRow
  /** The name of the creator of the authorization; null for the Administration. */
  hostName: string | null
  neighbourhoodName: string
  lotName: string
  guestNames: readonly string[]
  /** Null if all authorized people are barred. */
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

/** The maximum number of guests that the message names. If there are more, the message only counts the rest. */
const maxNamedGuests = 5

/**
 * Returns the message of an authorization, which a resident shares. The message omits the note for the guard; the message
 * of an invitation also omits the guests and the text of the QR code.
 */
export function formatAuthorizationMessage(facts: MessageFacts): string {
  const { authorization, guestNames, qrcode, invitationAddress, directionsAddress } = facts
  const lines = [
    formatOpening(facts),
    guestNames.length > 0 && invitationAddress === null && `Invitados: ${formatGuests(guestNames)}`,
    `Fecha: ${formatDates(authorization)}`,
    formatDays(authorization),
    `Horario: ${formatHours(authorization)}`,
    invitationAddress !== null && `Registrá tus datos para poder ingresar: ${invitationAddress}`,
    qrcode !== null && invitationAddress === null && `Código de ingreso: ${qrcode}`,
    directionsAddress !== null && `Cómo llegar: ${directionsAddress}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}

function formatOpening({ authorization, hostName, neighbourhoodName, lotName }: MessageFacts): string {
  const host = hostName ?? 'La Administración'
  const destination = `${neighbourhoodName}, lote ${lotName}`
  return authorization.preauthorization_type === 'INVITE'
    ? `${host} te invita a ${authorization.name}, en ${destination}.`
    : `${host} autorizó el ingreso de ${authorization.name} a ${destination}.`
}

function formatGuests(names: readonly string[]): string {
  const unnamedCount = names.length - maxNamedGuests
  if (unnamedCount <= 0) return formatList(names)
  return formatList([
    ...names.slice(0, maxNamedGuests),
    unnamedCount === 1 ? '1 persona más' : `${unnamedCount} personas más`,
  ])
}

const formatDate = (day: CalendarDay): string =>
  `${weekdayNames[getWeekdayFlag(day)]} ${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`

const formatDates = ({ from_date, to_date }: AuthorizationRow): string =>
  from_date === to_date ? formatDate(from_date) : `del ${formatDate(from_date)} al ${formatDate(to_date)}`

function formatDays(authorization: AuthorizationRow): string | false {
  const weekdays = listChosenWeekdays(authorization)
  if (!authorization.concurrent_flag || authorization.from_date === authorization.to_date) return false
  return `Días: ${weekdays.length === 7 ? 'todos' : formatList(weekdays.map((flag) => weekdayNames[flag]))}`
}

function formatHours({ start_time, end_time }: AuthorizationRow): string {
  if (start_time.startsWith('00:00') && end_time.startsWith('23:59')) return 'todo el día'
  return `de ${start_time.slice(0, 5)} a ${end_time.slice(0, 5)}`
}
