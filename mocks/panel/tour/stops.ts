import { type MockClient, MockError } from '../../client.ts'
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
  | 'administration'
  | 'roster'

/**
 * A stop has an `address` that the visitor opens, or a step that `act` performs. A stop is done after `act`, or if
 * `isReached` or `isDecided` returns true, or if the collection `addsTo` has one more row.
 */
export interface Stop {
  name: StopName
  /** The account that has to be signed in at `address`. */
  account?: string
  /** Returns the address that the stop opens. */
  address?: (mock: MockClient) => Promise<string>
  /** The start of a path. The stop clicks the first link of the page to such a path instead of opening `address`. */
  linkPrefix?: string
  /** Whether the address is open already. If so, the card shows no button, and the visitor continues in the portal. */
  isReady?: (page: PortalPage) => boolean
  /** Performs a step that has no control in the portal. Returns its description. `code` is the last visible QR code. */
  act?: (mock: MockClient, code: string | undefined) => Promise<string>
  /** Whether the page completes the stop. */
  isReached?: (page: PortalPage) => boolean
  /** Finds the element that the stop is about. */
  findTarget?: (page: ParentNode) => Element | undefined
  /** The collection to which the stop adds a row. */
  addsTo?: 'authorizations' | 'movements'
  /** Whether the backend's data completes the stop. */
  isDecided?: (mock: MockClient) => Promise<boolean>
}

const resident = 'residente@demo.ar'
const workManager = 'obra@demo.ar'

/** The worker of the tour, who may enter as soon as the pending submissions are approved. */
const worker = { document: '24718305', roster: '/construction/501' }

const findQr = (page: ParentNode) =>
  page.querySelector('main [role="img"][aria-label^="Código QR"]') ?? undefined

/** Finds the row of the worker on the page or in a dialog. */
const findWorker = (page: ParentNode) =>
  [...page.querySelectorAll(':is(main, dialog) :is(tbody tr, li)')].find(({ textContent }) =>
    textContent.includes(worker.document),
  )

/** Finds the pending submissions that contain the worker's documents. */
const findPendingSubmissions = async (mock: MockClient) =>
  (await mock.pending()).filter(({ people }) =>
    people.some(({ document, status }) => document === worker.document && status === 'PENDING'),
  )

/** Returns the id of the first gate of each neighbourhood. */
async function findFirstGateIds(mock: MockClient): Promise<number[]> {
  const { gates } = await mock.gate()
  const firstGateIds = new Map<string, number>()
  for (const { neighbourhood, gate } of gates) {
    if (!firstGateIds.has(neighbourhood)) firstGateIds.set(neighbourhood, gate)
  }
  return [...firstGateIds.values()]
}

/** Returns the code of the tour's pass, or the codes of the expected people if the visitor skipped the pass. */
const findCodes = async (mock: MockClient, code: string | undefined): Promise<string[]> =>
  code === undefined ? (await mock.gate()).expected.flatMap(({ qrcode }) => qrcode ?? []) : [code]

/** Checks in the first person whom a gate admits. @throws MockError with the first refusal if no gate admits anyone. */
async function checkInVisitor(mock: MockClient, code: string | undefined): Promise<string> {
  let refusal: unknown
  const gateIds = await findFirstGateIds(mock)
  for (const qrcode of await findCodes(mock, code)) {
    for (const gate of gateIds) {
      try {
        return (await mock.checkIn({ gate, qrcode })).message
      } catch (error) {
        refusal ??= error
      }
    }
  }
  throw refusal ?? new MockError('gate/check-in', 409, JSON.stringify({ message: copy.nobodyExpected }))
}

async function approveSubmissions(mock: MockClient): Promise<string> {
  for (const { submission } of await findPendingSubmissions(mock))
    await mock.decide({ submission, status: 'APPROVED' })
  return copy.stops.administration.doneMessage
}

/**
 * Returns the address of the worker's pending submission. Prefers the insurance submission, because its drawer shows
 * more.
 */
async function getSubmissionAddress(mock: MockClient): Promise<string> {
  const submissions = await findPendingSubmissions(mock)
  const submission = submissions.find(({ kind }) => kind === 'insurance') ?? submissions[0]
  const isCheck = submission?.kind === 'background_check'
  const list = `/submissions?tipo=${isCheck ? 'antecedentes' : 'seguros'}`
  return submission ? `${list}&vista=detalle&id=${submission.submission}` : list
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
  { name: 'gate', act: checkInVisitor, findTarget: findQr, addsTo: 'movements' },
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
    findTarget: findWorker,
  },
  {
    name: 'administration',
    act: approveSubmissions,
    findTarget: findWorker,
    isDecided: async (mock) => (await findPendingSubmissions(mock)).length === 0,
  },
  {
    name: 'roster',
    account: workManager,
    address: async () => `${worker.roster}?tab=nomina&dni=${worker.document}`,
    isReached: ({ path, search }) => path === worker.roster && search.get('tab') === 'nomina',
    findTarget: findWorker,
  },
]
