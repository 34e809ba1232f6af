import type { ActivityRecord } from '@/api/generated/model/activityRecord'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { CoResident } from '@/api/generated/model/coResident'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { Work } from '@/api/generated/model/work'
import type { Worker } from '@/api/generated/model/worker'

/*
 * The lists of the Ant Design page. They read the same addresses as the lists of the portal, and show the same fields. The texts
 * are literal, because Node also runs this module, without a build.
 */

/** A row of a list, as a card shows it. */
export interface PeerCard {
  id: number
  title: string
  tags: string[]
  fields: [label: string, value: string][]
  /** The names of people, whose initials the card shows. */
  people: string[]
  /** Whether the weekdays from Monday to Sunday are allowed. Absent if the card does not show them. */
  weekdays?: boolean[]
  /** The labels of the buttons. `removeAction` opens a dialog. */
  actions: string[]
}

/** The day of the tests. */
const today = '2026-03-16'
const dayMs = 86_400_000
export const removeAction = 'Remover'
/** Shows only the end of a document, as the lists of the portal do. */
const maskDocument = (document: string) => `••• ${document.slice(-3)}`

const formatDay = (day: string) => day.split('-').reverse().join('-')
const formatTime = (time: string) => time.slice(0, 5)

/** Converts an instant to the day and the time in Argentina, which is three hours behind UTC. */
function toLocalParts(instant: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(Date.parse(instant) - dayMs / 8).toISOString().split('T')
  return { day: formatDay(day), time: formatTime(time) }
}

function formatInstant(instant: string): string {
  const { day, time } = toLocalParts(instant)
  return `${day} ${time}`
}

const weekdayNames = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
const formatWeekday = (day: string) => `${weekdayNames[new Date(day).getUTCDay()]} ${formatDay(day)}`

function formatLastDay(day: string | undefined): string {
  if (day === undefined) return '—'
  const daysLeft = (Date.parse(day) - Date.parse(today)) / dayMs
  if (daysLeft < 0) return `Venció el ${formatDay(day)}`
  if (daysLeft > 7) return formatDay(day)
  return `${formatDay(day)} ${daysLeft === 1 ? 'Vence mañana' : `Vence en ${daysLeft} días`}`
}

const authorizationTypes = {
  PERSONAL: 'Invitado',
  INVITE: 'Invitación',
  FAMILY: 'Familiar No residente',
  VENDOR: 'Trabajador/Prestador de Servicio',
  OTHER: 'Jardinero/Piletero/Otro',
  REAL_STATE: 'Inmobiliaria',
  EVENT: 'Evento',
}
const submissionStatuses = { PENDING: 'Pendiente', APPROVED: 'Aprobado', REJECTED: 'Rechazado' }
const workStatuses = { CURRENT: 'Vigente', SUSPENDED: 'Suspendida', FINISHED: 'Finalizada' }
const workerStatuses = { CURRENT: 'Activo', SUSPENDED: 'Suspendido', INVALID: 'No Vigente' }

function toAuthorizationCard(row: AuthorizationSummary): PeerCard {
  const { from_date: from, to_date: to, start_time: start, end_time: end, count_authorized: count } = row
  const isAllDay = start === '00:00:00' && end.startsWith('23:59')
  const isInvitation = row.preauthorization_type === 'INVITE'
  return {
    id: row.id,
    title: row.name,
    tags: [
      'Vigente',
      ...(row.source === 'ADMIN' ? ['Creada por Administración'] : []),
      authorizationTypes[row.preauthorization_type],
    ],
    fields: [
      ['Fecha', from === to ? formatWeekday(from) : `${formatWeekday(from)} al ${formatWeekday(to)}`],
      ['Horario', isAllDay ? 'Todo el día' : `${formatTime(start)} a ${formatTime(end)} h`],
      ['Invitados', `${count} ${count === 1 ? 'invitado' : 'invitados'}`],
    ],
    people: row.people.map(({ full_name }) => full_name),
    ...(row.concurrent_flag && {
      weekdays: [
        row.monday_flag,
        row.tuesday_flag,
        row.wednesday_flag,
        row.thursday_flag,
        row.friday_flag,
        row.saturday_flag,
        row.sunday_flag,
      ],
    }),
    actions: ['WhatsApp', ...(isInvitation ? [] : ['Ver pase']), 'Editar', 'Compartir', 'Más', 'Eliminar'],
  }
}

const toMovementCard = (row: ActivityRecord): PeerCard => ({
  id: row.id,
  title: row.guest.full_name,
  tags: [],
  fields: [
    ['Documento', maskDocument(row.guest.id_number)],
    ['Patente', row.checkin_car?.license_plate_number ?? '—'],
    ['Ingresante', row.guest_type.name],
    ['Ingreso', formatInstant(row.checkin_datetime)],
    [
      'Egreso',
      row.checkout_datetime === null
        ? `Adentro desde ${toLocalParts(row.checkin_datetime).time}`
        : formatInstant(row.checkout_datetime),
    ],
    ['Visitó a', row.person_to_visit?.full_name ?? '—'],
    ['Vía Entrada', row.checkin_gate.name],
    ['Vía Salida', row.checkout_gate?.name ?? '—'],
  ],
  people: [],
  actions: [],
})

const toWorkCard = ({ id, title, status, start_date, end_date, property }: Work): PeerCard => ({
  id,
  title,
  tags: [workStatuses[status]],
  fields: [
    ['Lote', `Lote ${property.identifier} · ${property.sub_area?.name}`],
    ['Fecha', `Del ${formatDay(start_date)} al ${formatDay(end_date)}`],
  ],
  people: [],
  actions: ['Ver obra'],
})

function toSubmissionCard(row: InsuranceSubmission): PeerCard {
  const { approved, pending, rejected } = row.people_count
  const counts = [
    ['Aprobados', approved],
    ['Pendientes', pending],
    ['Rechazados', rejected],
  ] as const
  return {
    id: row.id,
    title: `${row.company.name} · ${row.policy_number}`,
    tags: [submissionStatuses[row.status]],
    fields: [
      ['Creado por', row.person.full_name],
      ['Fecha de registro', formatInstant(row.created_at)],
      ['Nómina', counts.flatMap(([label, count]) => (count > 0 ? `${label}: ${count}` : [])).join(' ')],
      ['Fecha de inicio de póliza', formatDay(row.from_date)],
      [
        'Fecha de fin de póliza',
        row.status === 'REJECTED' ? formatDay(row.to_date) : formatLastDay(row.to_date),
      ],
    ],
    people: [],
    actions: ['Ver detalle', 'Editar'],
  }
}

function toCoResidentCard(row: CoResident): PeerCard {
  const phone = [row.mobile_phone_country_code, row.mobile_phone_area_code, row.mobile_phone_number]
  return {
    id: row.id,
    title: row.full_name,
    tags: [],
    fields: [
      ['DNI', maskDocument(row.id_number)],
      ['Email', row.email ?? '—'],
      ['Teléfono', phone.filter(Boolean).join(' ') || '—'],
    ],
    people: [row.full_name],
    actions: ['Editar', removeAction],
  }
}

/** Lists why the papers of a worker do not allow the entry tomorrow. */
function listEntryProblems({ insurance, background_check: check }: Worker['person']): string[] {
  const isOver = (day: string) => day <= today
  return [
    ...(insurance === null ? ['No tiene seguro A.R.T.'] : []),
    ...(insurance && isOver(insurance.expiration_date)
      ? [`El seguro A.R.T. llega hasta el ${formatDay(insurance.expiration_date)}.`]
      : []),
    ...(check === null ? ['No tiene antecedentes penales.'] : []),
  ]
}

function toWorkerCard({ id, status, person }: Worker): PeerCard {
  const problems = listEntryProblems(person)
  return {
    id,
    title: `${person.last_name}, ${person.first_name}`,
    tags: [workerStatuses[status]],
    fields: [
      ['DNI', maskDocument(person.id_number)],
      // The portal also compares the authorizations, which needs a second read.
      ...(problems.length === 0
        ? []
        : [['¿Puede entrar mañana?', problems.join(' ')] satisfies [string, string]]),
      ['Seguro A.R.T.', formatLastDay(person.insurance?.expiration_date)],
      ['Antecedentes penales', formatLastDay(person.background_check?.expiration_date)],
    ],
    people: [],
    actions: ['Editar', removeAction],
  }
}

const createList = <Row>(heading: string, path: string, toCard: (row: Row) => PeerCard) => ({
  heading,
  path,
  toCard: (row: unknown) => toCard(row as Row),
})

/** The lists, by the path of their page. */
export const peerLists = {
  authorizations: createList(
    'Autorizaciones',
    '/fapi/v2/customer/101/property/201/authorization/?is_active=true&page=1',
    toAuthorizationCard,
  ),
  movements: createList(
    'Movimientos',
    `/fapi/customer/101/activity-records/201/?start_date=${today}&end_date=${today}&page=1&page_size=10&ordering=-checkin_datetime`,
    toMovementCard,
  ),
  works: createList('Obras', '/fapi/v2/customer/101/works/?page_size=500', toWorkCard),
  submissions: createList(
    'Presentaciones de documentación',
    '/fapi/customer/101/submissions/insurance/?submission_type=INSURANCE&page=1&page_size=10&ordering=-created_at',
    toSubmissionCard,
  ),
  lot: createList(
    'Corresidentes',
    '/fapi/customer/101/property/201/report/owners/?page=1&page_size=10&ordering=activity_date',
    toCoResidentCard,
  ),
  roster: createList(
    'Nómina',
    '/fapi/customer/101/works/501/workers/?page=1&page_size=10&ordering=person__last_name',
    toWorkerCard,
  ),
}

export type ListName = keyof typeof peerLists
