import { type MockClient, MockError, type PendingSubmission } from '../../client.ts'
import { copy } from './copy.ts'

/** The current page of the portal. */
export interface PortalPage {
  /** The path below the base path of the portal, with a leading slash. */
  path: string
  search: URLSearchParams
  /** Returns the code of the visible QR; undefined if no QR is visible. */
  readCode: () => string | undefined
}

export type StopName =
  | 'authorize'
  | 'pass'
  | 'gate'
  | 'movements'
  | 'submission'
  | 'rejection'
  | 'resubmission'
  | 'administration'
  | 'roster'

/**
 * A stop of the tour. A stop has either `address` or `act`: the button of the card opens `address`, or calls `act`. A stop
 * is done after one of these events: `act` succeeds, `isReached` or `isDecided` returns true, or the collection `addsTo`
 * gets a row.
 */
export interface Stop {
  name: StopName
  /** The account that has to be signed in at `address`. */
  account?: string
  /** Returns the address that the button of the card opens. */
  address?: (mock: MockClient) => Promise<string>
  /**
   * The start of a path. If the page has links to such paths, the button of the card clicks the first of these links
   * instead of opening `address`.
   */
  linkPrefix?: string
  /**
   * Whether `address` is open. If so, the card shows no button for the address, and the user continues in the portal.
   */
  isReady?: (page: PortalPage) => boolean
  /**
   * Performs a step that is not possible in the portal. Returns a sentence about the result. `code` is the text code of
   * the pass that the user opened at the stop 'pass'.
   */
  act?: (mock: MockClient, code: string | undefined) => Promise<string>
  /** Whether the stop is done because the portal shows `page`. */
  isReached?: (page: PortalPage) => boolean
  /** Finds the element to highlight. */
  findTarget?: (page: ParentNode) => Element | undefined
  /** The collection that gets a row when the stop is done. */
  addsTo?: 'authorizations' | 'movements'
  /** Whether the stop is done according to the backend's data. */
  isDecided?: (mock: MockClient) => Promise<boolean>
}

const resident = 'residente@demo.ar'
const workManager = 'obra@demo.ar'

/** The worker of the tour, who may enter as soon as the pending submissions are approved. */
const worker = { documentNumber: '24718305', lastName: 'Ñancucheo', workPath: '/construction/501' }

/** The other worker in the same submissions. The Administration first rejects this worker. */
const rejectedWorker = { documentNumber: '35207914', lastName: 'Güiraldes' }

const findQr = (page: ParentNode) =>
  page.querySelector('main [role="img"][aria-label^="Código QR"]') ?? undefined

/** Finds the row of a worker on the page or in a dialog. Lists mask the document. */
const findRow = (page: ParentNode, lastName: string) =>
  [...page.querySelectorAll(':is(main, dialog) :is(tbody tr, li)')].find(({ textContent }) =>
    textContent.includes(lastName),
  )

const findWorkerRow = (page: ParentNode) => findRow(page, worker.lastName)
const findRejectedWorkerRow = (page: ParentNode) => findRow(page, rejectedWorker.lastName)

/** Finds the submissions in which the worker's entry is pending. */
const findPendingSubmissions = async (mock: MockClient) =>
  (await mock.pending()).filter(({ people }) =>
    people.some(({ document, status }) => document === worker.documentNumber && status === 'PENDING'),
  )

/**
 * Whether the rejected worker is submitted again, or the submissions of the two workers are decided. The portal first removes the
 * rejected entry and then adds a new one; in between, the worker has no entry.
 */
async function isResubmitted(mock: MockClient): Promise<boolean> {
  const numbers = [worker.documentNumber, rejectedWorker.documentNumber]
  const insurances = (await mock.pending()).filter(
    ({ kind, people }) => kind === 'insurance' && people.some(({ document }) => numbers.includes(document)),
  )
  if (insurances.length === 0) return true
  const entries = insurances
    .flatMap(({ people }) => people)
    .filter((person) => person.document === rejectedWorker.documentNumber)
  return entries.length > 0 && entries.every(({ status }) => status !== 'REJECTED')
}

/** Finds the pending insurance submission in which the entry of `rejectedWorker` has this status, and that entry. */
async function findInsuranceEntry(mock: MockClient, status: PendingSubmission['people'][number]['status']) {
  for (const { submission, kind, people } of await mock.pending()) {
    const entry = people.find((person) => person.document === rejectedWorker.documentNumber)
    if (kind === 'insurance' && entry?.status === status) return { submission, person: entry.person }
  }
  return undefined
}

/** Returns the id of the first gate of each neighbourhood. */
async function findFirstGateIds(mock: MockClient): Promise<number[]> {
  const { gates } = await mock.gate()
  const firstGateIds = new Map<string, number>()
  for (const { neighbourhood, gate } of gates) {
    if (!firstGateIds.has(neighbourhood)) firstGateIds.set(neighbourhood, gate)
  }
  return [...firstGateIds.values()]
}

/**
 * Returns the codes that the guard tries: `code`, the code of the pass that the user opened. If the user opened no pass,
 * returns the codes of all expected guests.
 */
const findCodes = async (mock: MockClient, code: string | undefined): Promise<string[]> =>
  code === undefined ? (await mock.gate()).expected.flatMap(({ qrcode }) => qrcode ?? []) : [code]

/**
 * Checks in the first guest that a gate admits, and returns the message of the gate.
 * @throws the first error if no gate admits a guest; a MockError if no guest is expected.
 */
async function checkInGuest(mock: MockClient, code: string | undefined): Promise<string> {
  let firstError: unknown
  const gateIds = await findFirstGateIds(mock)
  for (const qrcode of await findCodes(mock, code)) {
    for (const gate of gateIds) {
      try {
        return (await mock.checkIn({ gate, qrcode })).message
      } catch (error) {
        firstError ??= error
      }
    }
  }
  throw firstError ?? new MockError('gate/check-in', 409, JSON.stringify({ message: copy.nobodyExpected }))
}

async function rejectWorker(mock: MockClient): Promise<string> {
  const entry = await findInsuranceEntry(mock, 'PENDING')
  if (!entry) return copy.stops.rejection.doneMessage
  await mock.decide({ ...entry, status: 'REJECTED', comment: copy.rejectionComment })
  return copy.rejected
}

async function approveSubmissions(mock: MockClient): Promise<string> {
  for (const { submission } of await findPendingSubmissions(mock))
    await mock.decide({ submission, status: 'APPROVED' })
  return copy.stops.administration.doneMessage
}

/**
 * Returns the address of the worker's pending submission. Prefers an insurance submission, because its drawer shows more
 * data.
 */
async function getSubmissionAddress(mock: MockClient): Promise<string> {
  const submissions = await findPendingSubmissions(mock)
  const submission = submissions.find(({ kind }) => kind === 'insurance') ?? submissions[0]
  const isBackgroundCheck = submission?.kind === 'background_check'
  const listAddress = `/submissions?tipo=${isBackgroundCheck ? 'antecedentes' : 'seguros'}`
  return submission ? `${listAddress}&vista=detalle&id=${submission.submission}` : listAddress
}

/** Returns the address of the submission with the rejected worker, whose details have the comment and the button 'Editar'. */
async function getResubmissionAddress(mock: MockClient): Promise<string> {
  const entry = await findInsuranceEntry(mock, 'REJECTED')
  const listAddress = '/submissions?tipo=seguros'
  return entry ? `${listAddress}&vista=detalle&id=${entry.submission}` : listAddress
}

/** The stops of the tour, in their order. */
export const stops: readonly Stop[] = [
  {
    name: 'authorize',
    account: resident,
    address: async () => '/preauthorization/new',
    isReady: ({ path }) => path === '/preauthorization/new',
    addsTo: 'authorizations',
  },
  {
    name: 'pass',
    account: resident,
    address: async () => '/',
    linkPrefix: '/preauthorization/pass/',
    isReached: ({ path, readCode }) => path.startsWith('/preauthorization/pass/') && readCode() !== undefined,
    findTarget: findQr,
  },
  { name: 'gate', act: checkInGuest, findTarget: findQr, addsTo: 'movements' },
  {
    name: 'movements',
    account: resident,
    address: async () => '/activitiesReport',
    isReached: ({ path }) => path === '/activitiesReport',
    findTarget: (page) => page.querySelector('main tbody tr') ?? undefined,
  },
  {
    name: 'submission',
    account: workManager,
    address: getSubmissionAddress,
    isReached: ({ path, search }) => path === '/submissions' && search.get('vista') === 'detalle',
    findTarget: findWorkerRow,
  },
  {
    name: 'rejection',
    act: rejectWorker,
    findTarget: findRejectedWorkerRow,
    isDecided: async (mock) => (await findInsuranceEntry(mock, 'PENDING')) === undefined,
  },
  {
    name: 'resubmission',
    account: workManager,
    address: getResubmissionAddress,
    isReady: ({ path, search }) =>
      path === '/submissions' && ['detalle', 'editar'].includes(search.get('vista') ?? ''),
    findTarget: findRejectedWorkerRow,
    isDecided: isResubmitted,
  },
  {
    name: 'administration',
    act: approveSubmissions,
    findTarget: findWorkerRow,
    isDecided: async (mock) => (await findPendingSubmissions(mock)).length === 0,
  },
  {
    name: 'roster',
    account: workManager,
    address: async () => `${worker.workPath}?tab=nomina&dni=${worker.documentNumber}`,
    isReached: ({ path, search }) => path === worker.workPath && search.get('tab') === 'nomina',
    findTarget: findWorkerRow,
  },
]
