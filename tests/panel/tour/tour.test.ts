import { createMock } from '@mocks/node'
import type { Sight } from '@mocks/panel/tour/stops'
import { Tour } from '@mocks/panel/tour/tour'
import { type TourMemory, type TourProgress, tourMemory } from '@mocks/panel/tour/tour-memory'
import { beforeEach, expect, test, vi } from 'vitest'
import { init } from '../../mocks/client'
import { draft, paths } from '../../mocks/handlers/backend'
import { clientOf, watchedPortal } from '../render-section'

beforeEach(() => sessionStorage.clear())

interface Beginning {
  scenario?: 'demo' | 'empty' | 'large' | 'errors'
  progress?: TourProgress
  signedInAs?: string
}

/** A tour over the real backend, with a portal that remembers what it was asked. */
async function beginTour({ scenario, progress, signedInAs }: Beginning = {}) {
  const backend = await createMock({ scenario })
  const mock = clientOf(backend.request)
  let sight: Sight = seen('/login')
  const portal = watchedPortal({ signedInAs })
  const spies = { open: vi.fn(), refreshPortal: vi.fn(), goTo: vi.fn(), onLeave: vi.fn() }
  const follow = vi.fn((_: string) => false)
  const memory: TourMemory = tourMemory()
  const { open, refreshPortal, goTo, onLeave } = spies
  const controls = { mock, portal, open, refreshPortal }
  const tour = new Tour({ controls, memory, goTo, follow, look: () => sight, onLeave }, progress)
  await tour.noticeCalls()
  const show = (address: string, code?: string) => {
    sight = seen(address, code)
    tour.noticePage()
  }
  return { tour, backend, mock, portal, memory, show, follow, ...spies }
}

function seen(address: string, code?: string): Sight {
  const { pathname, searchParams } = new URL(address, 'http://portal')
  return { path: pathname, search: searchParams, readCode: () => code }
}

const at = (stop: number, more = {}): TourProgress => ({ stop, isDone: false, ...more })

/** Authorizes somebody on the resident's lot, as the portal does; answers what the QR says. */
async function authorize({ backend, mock }: Awaited<ReturnType<typeof beginTour>>): Promise<string> {
  const { token } = (await mock.signIn('residente@demo.ar')) as { token: string }
  const id = backend.db.persons.first(({ last_name }) => last_name === 'Fuentes')?.id
  const body = draft({ people: [{ id }] })
  const response = await backend.request(paths.create(101, 201), init('POST', { body, token }))
  return ((await response.json()) as { qrcode: string }).qrcode
}

test('the first stop signs the resident in and opens the form, and is over when there is one authorization more', async () => {
  const { tour, portal, open, goTo } = await beginTour()
  expect(tour.state()).toMatchObject({ place: 0, isDone: false, needsRestart: false })
  await tour.act()
  expect(portal.saveSession).toHaveBeenCalledOnce()
  expect(portal.saveSession.mock.calls[0]?.[0]).toMatchObject({ user: { email: 'residente@demo.ar' } })
  expect(open).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
  expect(goTo).not.toHaveBeenCalled()
})

test('who is signed in already is only led there', async () => {
  const { tour, portal, open, goTo } = await beginTour({ signedInAs: 'residente@demo.ar' })
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
  expect(portal.saveSession).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('the first stop is over when there is one authorization more, also over a reload', async () => {
  const begun = await beginTour()
  await begun.tour.noticeCalls()
  expect(begun.tour.state().isDone).toBe(false)
  await authorize(begun)
  await begun.tour.noticeCalls()
  expect(begun.tour.state().isDone).toBe(true)
  expect(begun.memory.progress()).toMatchObject({ stop: 0, isDone: true })
  const later = await beginTour({ progress: begun.memory.progress() })
  expect(later.tour.state()).toMatchObject({ place: 0, isDone: true })
})

test("where the first stop has led to, the rest is the portal's", async () => {
  const { tour, show } = await beginTour()
  show('/preauthorization/new')
  expect(tour.state()).toMatchObject({ isReady: true, isDone: false })
  show('/')
  expect(tour.state().isReady).toBe(false)
})

test('the pass is opened by the link that is there, or the list of them is', async () => {
  const { tour, follow, goTo, show } = await beginTour({ progress: at(1), signedInAs: 'residente@demo.ar' })
  follow.mockReturnValueOnce(true)
  await tour.act()
  expect(follow).toHaveBeenLastCalledWith('/preauthorization/pass/')
  expect(goTo).not.toHaveBeenCalled()
  show('/activitiesReport')
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
})

test('the pass is over when a code is in sight, which is then shown at the gate', async () => {
  const begun = await beginTour({ progress: at(1) })
  const { tour, mock, show, refreshPortal, goTo } = begun
  const code = await authorize(begun)
  await tour.act()
  expect(goTo).not.toHaveBeenCalled()
  show('/')
  show('/preauthorization/pass/7001')
  expect(tour.state().isDone).toBe(false)
  show('/preauthorization/pass/7001', code)
  expect(tour.state().isDone).toBe(true)

  tour.next()
  expect(tour.state()).toMatchObject({ place: 2, isDone: false })
  await tour.act()
  expect(tour.state()).toMatchObject({
    isDone: true,
    outcome: expect.stringMatching(/Fuentes puede ingresar/),
  })
  expect(refreshPortal).toHaveBeenCalledOnce()
  const { inside } = await mock.gate('Fuentes')
  expect(inside.map(({ qrcode }) => qrcode)).toEqual([code])
})

test('who skipped the pass sees somebody else come in who is expected', async () => {
  const { tour, mock } = await beginTour({ progress: at(2) })
  const before = (await mock.state()).counts.movements ?? 0
  await tour.act()
  expect(tour.state()).toMatchObject({ isDone: true, outcome: expect.stringContaining('puede ingresar') })
  expect((await mock.state()).counts.movements).toBe(before + 1)
})

test('a refusal at the gate is explained, and another visitor comes', async () => {
  const { tour } = await beginTour({ progress: at(2, { code: 'LA-AAAA-AAAA' }) })
  await tour.act()
  expect(tour.state()).toMatchObject({
    isDone: false,
    isBusy: false,
    problem: expect.stringMatching(/^El código no corresponde.*\. Tocá de nuevo y llega otra visita\.$/),
  })
  await tour.act()
  expect(tour.state()).toMatchObject({ isDone: true, outcome: expect.stringContaining('puede ingresar') })
})

test('who is refused at the gate can go on at once', async () => {
  const { tour } = await beginTour({ progress: at(2, { code: 'LA-AAAA-AAAA' }) })
  await tour.act()
  tour.next()
  expect(tour.state().place).toBe(3)
  expect(tour.state().problem).toBeUndefined()
})

test('nobody is expected: the gate says so', async () => {
  const { tour } = await beginTour({ scenario: 'empty', progress: at(2) })
  await tour.act()
  expect(tour.state().problem).toBe(
    'Hoy no se espera a nadie. Volvé a la primera parada y autorizá una visita.',
  )
})

test('what somebody does at the gate by other means is noticed, too', async () => {
  const begun = await beginTour({ progress: at(2) })
  const qrcode = await authorize(begun)
  await begun.mock.checkIn({ qrcode, gate: 21 })
  await begun.tour.noticeCalls()
  expect(begun.tour.state().isDone).toBe(true)
})

test.each([
  [3, '/activitiesReport', 'residente@demo.ar'],
  [6, '/construction/501?tab=nomina&dni=24718305', 'obra@demo.ar'],
])('stop %i leads to %s and is over there', async (stop, address, account) => {
  const { tour, show, goTo } = await beginTour({ progress: at(stop), signedInAs: account })
  show('/')
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(address)
  expect(tour.state().isDone).toBe(false)
  show(address)
  expect(tour.state().isDone).toBe(true)
})

test('the papers are opened, approved for all who wait on them, and let the worker in', async () => {
  const { tour, mock, open, portal, show, refreshPortal } = await beginTour({
    progress: at(4),
    signedInAs: 'residente@demo.ar',
  })
  const waiting = (await mock.pending()).filter(({ people }) =>
    people.some(({ document }) => document === '24718305'),
  )
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(['background_check', 'insurance'])
  const policy = waiting.find(({ kind }) => kind === 'insurance')?.submission
  await tour.act()
  expect(portal.saveSession.mock.calls[0]?.[0]).toMatchObject({ user: { email: 'obra@demo.ar' } })
  expect(open).toHaveBeenCalledExactlyOnceWith(`/submissions?tipo=seguros&vista=detalle&id=${policy}`)
  show(`/submissions?tipo=seguros&vista=detalle&id=${policy}`)
  expect(tour.state().isDone).toBe(true)

  tour.next()
  expect(tour.state()).toMatchObject({ place: 5, isDone: false })
  await tour.act()
  expect(tour.state()).toMatchObject({ isDone: true })
  expect(refreshPortal).toHaveBeenCalledOnce()
  const left = await mock.pending()
  expect(left.filter(({ submission }) => waiting.some((one) => one.submission === submission))).toEqual([])
})

test('what the Administration decided before is done already, and the list is shown instead', async () => {
  const { tour, mock, goTo } = await beginTour({ progress: at(4), signedInAs: 'obra@demo.ar' })
  for (const { submission } of await mock.pending()) await mock.decide({ submission, status: 'APPROVED' })
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/submissions?tipo=seguros')
  tour.next()
  await tour.noticeCalls()
  expect(tour.state()).toMatchObject({ place: 5, isDone: true })
})

test('another scenario is left for the demo only when the visitor says so', async () => {
  const { tour, mock, open, portal } = await beginTour({ scenario: 'empty', signedInAs: 'residente@demo.ar' })
  expect(tour.state().needsRestart).toBe(true)
  expect((await mock.state()).scenario).toBe('empty')
  await tour.act()
  expect((await mock.state()).scenario).toBe('demo')
  expect(portal.saveSession).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
})

test('every stop can be skipped and left; after the last one nothing is kept', async () => {
  const { tour, memory, onLeave } = await beginTour()
  for (let stop = 1; stop < 7; stop += 1) {
    tour.next()
    expect(tour.state()).toMatchObject({ place: stop, isDone: false })
    expect(memory.progress()).toMatchObject({ stop })
  }
  expect(onLeave).not.toHaveBeenCalled()
  tour.next()
  expect(onLeave).toHaveBeenCalledOnce()
  expect(memory.progress()).toBeUndefined()
})

test('two presses are one', async () => {
  const { tour, mock } = await beginTour({ progress: at(2) })
  const before = (await mock.state()).counts.movements ?? 0
  await Promise.all([tour.act(), tour.act()])
  expect((await mock.state()).counts.movements).toBe(before + 1)
})
