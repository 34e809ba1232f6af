import { type MockClient, MockError } from '../../client.ts'
import { copy } from './copy.ts'

/** The current page of the portal. */
export interface Sight {
  /** Relative to the base path of the portal, with a leading slash. */
  path: string
  search: URLSearchParams
  /** Returns the code of the visible QR; undefined without one. */
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

/** A stop is reached by its address, or performed by `act`. It ends when it is seen, counted or decided. */
export interface Stop {
  name: StopName
  /** The account that has to be signed in at `address`. */
  account?: string
  /** Returns the address to which the stop leads. */
  address?: (mock: MockClient) => Promise<string>
  /** The prefix of the portal's links that lead on, if there are any. */
  follows?: string
  /** Whether the address was reached, and the visitor acts in the portal. */
  isReady?: (sight: Sight) => boolean
  /** Performs a step that the portal does not offer, and describes it. `code` is of the last visible QR. */
  act?: (mock: MockClient, code: string | undefined) => Promise<string>
  isSeen?: (sight: Sight) => boolean
  /** Finds the element that the stop is about. */
  find?: (page: ParentNode) => Element | undefined
  /** The rows of which the stop adds one. */
  adds?: 'authorizations' | 'movements'
  isDecided?: (mock: MockClient) => Promise<boolean>
}

const resident = 'residente@demo.ar'
const workManager = 'obra@demo.ar'

/** The worker lacks only the papers of a pending submission. */
const worker = { document: '24718305', roster: '/construction/501' }

const findQr = (page: ParentNode) =>
  page.querySelector('main [role="img"][aria-label^="Código QR"]') ?? undefined

/** Finds the row of the worker on the page or in a dialog. */
const findWorker = (page: ParentNode) =>
  [...page.querySelectorAll(':is(main, dialog) :is(tbody tr, li)')].find(({ textContent }) =>
    textContent.includes(worker.document),
  )

/** Finds the pending submission that contains the worker's papers. */
const papersOf = async (mock: MockClient) =>
  (await mock.pending()).filter(({ people }) =>
    people.some(({ document, status }) => document === worker.document && status === 'PENDING'),
  )

/** The first gate of each neighbourhood. */
async function gatesToTry(mock: MockClient): Promise<number[]> {
  const { gates } = await mock.gate()
  const first = new Map<string, number>()
  for (const { neighbourhood, gate } of gates) if (!first.has(neighbourhood)) first.set(neighbourhood, gate)
  return [...first.values()]
}

/** Lists the codes to check in with: the pass of the tour, or without one those of the expected people. */
const codesToTry = async (mock: MockClient, code: string | undefined): Promise<string[]> =>
  code === undefined ? (await mock.gate()).expected.flatMap(({ qrcode }) => qrcode ?? []) : [code]

/** Checks in the first person who may enter at some gate. @throws MockError with the first refusal if nobody may. */
async function letIn(mock: MockClient, code: string | undefined): Promise<string> {
  let refusal: unknown
  const gates = await gatesToTry(mock)
  for (const qrcode of await codesToTry(mock, code)) {
    for (const gate of gates) {
      try {
        return (await mock.checkIn({ gate, qrcode })).message
      } catch (error) {
        refusal ??= error
      }
    }
  }
  throw refusal ?? new MockError('gate/check-in', 409, JSON.stringify({ message: copy.nobodyExpected }))
}

async function approvePapers(mock: MockClient): Promise<string> {
  for (const { submission } of await papersOf(mock)) await mock.decide({ submission, status: 'APPROVED' })
  return copy.stops.administration.done
}

/** The insurance comes first, because its drawer shows more. */
async function filedPapers(mock: MockClient): Promise<string> {
  const [filed] = (await papersOf(mock)).sort((one) => (one.kind === 'insurance' ? -1 : 1))
  const isCheck = filed?.kind === 'background_check'
  const list = `/submissions?tipo=${isCheck ? 'antecedentes' : 'seguros'}`
  return filed ? `${list}&vista=detalle&id=${filed.submission}` : list
}

/** The seven stops, in their order. */
export const stops: readonly Stop[] = [
  {
    name: 'authorize',
    account: resident,
    address: async () => '/preauthorization/new',
    isReady: ({ path }) => path === '/preauthorization/new',
    adds: 'authorizations',
  },
  {
    name: 'pass',
    account: resident,
    address: async () => '/',
    follows: '/preauthorization/pass/',
    isSeen: ({ path, readCode }) => path.startsWith('/preauthorization/pass/') && readCode() !== undefined,
    find: findQr,
  },
  { name: 'gate', act: letIn, find: findQr, adds: 'movements' },
  {
    name: 'movements',
    account: resident,
    address: async () => '/activitiesReport',
    isSeen: ({ path }) => path === '/activitiesReport',
    find: (page) => page.querySelector('main tbody tr') ?? undefined,
  },
  {
    name: 'submission',
    account: workManager,
    address: filedPapers,
    isSeen: ({ path, search }) => path === '/submissions' && search.get('vista') === 'detalle',
    find: findWorker,
  },
  {
    name: 'administration',
    act: approvePapers,
    find: findWorker,
    isDecided: async (mock) => (await papersOf(mock)).length === 0,
  },
  {
    name: 'roster',
    account: workManager,
    address: async () => `${worker.roster}?tab=nomina&dni=${worker.document}`,
    isSeen: ({ path, search }) => path === worker.roster && search.get('tab') === 'nomina',
    find: findWorker,
  },
]
