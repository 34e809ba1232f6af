import { type MockClient, MockError } from '../../client.ts'
import { copy } from './copy.ts'

/** What the page shows now. */
export interface Sight {
  /** Below where the portal stands, with a slash before it. */
  path: string
  search: URLSearchParams
  /** What the QR says that is in sight, if one is. */
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

/** A stop of the tour. It is led to, or else done by the tour; it is over when it was seen, counted or decided. */
export interface Stop {
  name: StopName
  /** Who is to be signed in where it leads. */
  account?: string
  /** Where it leads. */
  address?: (mock: MockClient) => Promise<string>
  /** How the portal's links begin that lead further, where there are some. */
  follows?: string
  /** Whether it has led there: what is left is done in the portal. */
  isReady?: (sight: Sight) => boolean
  /** What nobody can do in the portal; answers what came of it. `code` is of the QR that was seen last. */
  act?: (mock: MockClient, code: string | undefined) => Promise<string>
  isSeen?: (sight: Sight) => boolean
  /** What it speaks of, where that is in the page: once it is seen, if it can be. */
  find?: (page: ParentNode) => Element | undefined
  /** Of what there is one more once it was done. */
  adds?: 'authorizations' | 'movements'
  isDecided?: (mock: MockClient) => Promise<boolean>
}

const resident = 'residente@demo.ar'
const workManager = 'obra@demo.ar'

/** In group 'Albañilería' of work 501, and without papers: those that were filed are all he lacks. */
const worker = { document: '24718305', roster: '/construction/501' }

const findQr = (page: ParentNode) =>
  page.querySelector('main [role="img"][aria-label^="Código QR"]') ?? undefined

/** A row of the worker's, in a list of the page or of the dialog on it. */
const findWorker = (page: ParentNode) =>
  [...page.querySelectorAll(':is(main, dialog) :is(tbody tr, li)')].find(({ textContent }) =>
    textContent.includes(worker.document),
  )

/** What waits for the Administration and has the worker's papers in it. */
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

/** Who skipped the pass has no code to show: then whoever is expected comes. */
const codesToTry = async (mock: MockClient, code: string | undefined): Promise<string[]> =>
  code === undefined ? (await mock.gate()).expected.flatMap(({ qrcode }) => qrcode ?? []) : [code]

/**
 * Lets somebody in. A code is of one neighbourhood, and the others' gates know nothing of it; whoever is expected may be
 * too early. @throws MockError with the guard's first refusal if nobody may enter.
 */
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

/** The policy first: its drawer tells most. */
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
