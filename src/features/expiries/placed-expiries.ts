import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { Work } from '@/api/generated/model/work'
import type { Worker } from '@/api/generated/model/worker'
import { paths } from '@/paths'
import type { ExpiryRow } from '@/patterns/expiry/expiry-rows'
import {
  getRenewalPath,
  type RenewablePaper,
  type RenewedPerson,
  toRenewedPerson,
} from '@/patterns/persons/renewal-state'

/** Where something expires: a lot, a work, or the neighbourhood of a submission. */
export interface ExpiryPlace {
  /** The value in the address, such as `obra-501`. */
  id: string
  name: string
}

/** A row of the screen. */
export interface PlacedExpiry extends ExpiryRow {
  place: ExpiryPlace
  /** The person whose paper a new submission renews. */
  renewal?: RenewedPerson
}

export const placeRows = (rows: readonly ExpiryRow[], place: ExpiryPlace): PlacedExpiry[] =>
  rows.map((row) => ({ ...row, place }))

interface PaperKind {
  kind: 'workerInsurance' | 'workerCheck'
  paper: RenewablePaper
}

const paperKinds: readonly PaperKind[] = [
  { kind: 'workerInsurance', paper: 'insurance' },
  { kind: 'workerCheck', paper: 'background_check' },
]

interface WorkerExpiriesInput {
  workers: readonly Worker[]
  work: Pick<Work, 'id'>
  place: ExpiryPlace
  rp: number
  /** Whether the neighbourhood has document submissions. Without them, the rows open the roster at the worker. */
  hasSubmissions: boolean
}

/** Returns the papers of the current workers of a work. */
export const listWorkerExpiries = (input: WorkerExpiriesInput): PlacedExpiry[] =>
  input.workers
    .filter(({ status }) => status === 'CURRENT')
    .flatMap((worker) => paperKinds.flatMap((paperKind) => toPaperRow(worker, paperKind, input)))

function toPaperRow(
  { id, person }: Worker,
  { kind, paper }: PaperKind,
  { work, place, rp, hasSubmissions }: WorkerExpiriesInput,
): PlacedExpiry[] {
  const lastDay = person[paper]?.expiration_date
  if (lastDay === undefined) return []
  const roster = `${paths.work(work.id)}?${new URLSearchParams({ tab: 'nomina', dni: person.id_number })}`
  return [
    {
      kind,
      id,
      name: person.full_name,
      lastDay,
      place,
      to: hasSubmissions ? getRenewalPath(rp, paper) : roster,
      renewal: toRenewedPerson(person, lastDay),
    },
  ]
}

/** Returns the background checks of a submission that were not rejected. */
export const listSubmittedCheckExpiries = (
  people: readonly BackgroundCheckPerson[],
  rp: number,
  place: ExpiryPlace,
): PlacedExpiry[] =>
  people
    .filter(({ status }) => status !== 'REJECTED')
    .map(({ id, person, to_date }) => ({
      kind: 'submittedCheck',
      id,
      name: person.full_name,
      lastDay: to_date,
      place,
      to: getRenewalPath(rp, 'background_check'),
      renewal: toRenewedPerson(person, to_date),
    }))
