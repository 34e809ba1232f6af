import { beforeEach, expect, test } from 'vitest'
import { createRequestInit } from '../../mocks/client'
import { createAuthorizationInput, paths } from '../../mocks/handlers/backend'
import { createTour, toProgress } from './create-tour'

beforeEach(() => sessionStorage.clear())

const resident = 'residente@demo.ar'

/** Authorizes a visitor to enter the resident's lot, as the portal does. Returns the text of the QR code. */
async function authorize({ backend, mock }: Awaited<ReturnType<typeof createTour>>): Promise<string> {
  const { token } = (await mock.signIn('residente@demo.ar')) as { token: string }
  const id = backend.db.persons.first(({ last_name }) => last_name === 'Fuentes')?.id
  const body = createAuthorizationInput({ people: [{ id }] })
  const response = await backend.request(paths.create(101, 201), createRequestInit('POST', { body, token }))
  return ((await response.json()) as { qrcode: string }).qrcode
}

test('the first stop signs the resident in and opens the authorization form', async () => {
  const { tour, portal, open, goTo } = await createTour()
  expect(tour.getState()).toMatchObject({ stopIndex: 0, isDone: false, needsRestart: false })
  await tour.act()
  expect(portal.signIn).toHaveBeenCalledOnce()
  expect(portal.signIn.mock.calls[0]?.[0]).toMatchObject({ user: { email: 'residente@demo.ar' } })
  expect(open).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
  expect(goTo).not.toHaveBeenCalled()
})

test('the first stop only navigates to the authorization form if the resident is already signed in', async () => {
  const { tour, portal, open, goTo } = await createTour({ signedInAs: resident })
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
  expect(portal.signIn).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
})

test('a new authorization completes the first stop, which stays completed after a reload', async () => {
  const context = await createTour()
  await context.tour.updateFromBackend()
  expect(context.tour.getState().isDone).toBe(false)
  await authorize(context)
  await context.tour.updateFromBackend()
  expect(context.tour.getState().isDone).toBe(true)
  expect(context.memory.readProgress()).toMatchObject({ stop: 0, isDone: true })
  const reloadedContext = await createTour({ progress: context.memory.readProgress() })
  expect(reloadedContext.tour.getState()).toMatchObject({ stopIndex: 0, isDone: true })
})

test('the first stop is ready, but not done, while the portal shows the authorization form', async () => {
  const { tour, show } = await createTour()
  show('/preauthorization/new')
  expect(tour.getState()).toMatchObject({ isReady: true, isDone: false })
  show('/')
  expect(tour.getState().isReady).toBe(false)
})

test('the stop of the pass follows the link to a pass, or opens the home page if the page has no such link', async () => {
  const { tour, clickLink, goTo, show } = await createTour({ progress: toProgress(1), signedInAs: resident })
  clickLink.mockReturnValueOnce(true)
  await tour.act()
  expect(clickLink).toHaveBeenLastCalledWith('/preauthorization/pass/')
  expect(goTo).not.toHaveBeenCalled()
  show('/activitiesReport')
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
})

test('a visible QR code completes the stop of the pass, and the stop of the gate checks in with that code', async () => {
  const context = await createTour({ progress: toProgress(1) })
  const { tour, mock, show, refreshPortal, goTo } = context
  const code = await authorize(context)
  await tour.act()
  expect(goTo).not.toHaveBeenCalled()
  show('/')
  show('/preauthorization/pass/7001')
  expect(tour.getState().isDone).toBe(false)
  show('/preauthorization/pass/7001', code)
  expect(tour.getState().isDone).toBe(true)

  tour.next()
  expect(tour.getState()).toMatchObject({ stopIndex: 2, isDone: false })
  await tour.act()
  expect(tour.getState()).toMatchObject({
    isDone: true,
    outcome: expect.stringMatching(/Fuentes puede ingresar/),
  })
  expect(refreshPortal).toHaveBeenCalledOnce()
  const { inside } = await mock.gate('Fuentes')
  expect(inside.map(({ qrcode }) => qrcode)).toEqual([code])
})

test('the stop of the gate checks in any expected visitor if the user opened no pass', async () => {
  const { tour, mock } = await createTour({ progress: toProgress(2) })
  const movementCount = (await mock.state()).counts.movements ?? 0
  await tour.act()
  expect(tour.getState()).toMatchObject({ isDone: true, outcome: expect.stringContaining('puede ingresar') })
  expect((await mock.state()).counts.movements).toBe(movementCount + 1)
})

test('the stop of the gate shows why the gate refused the pass, and the next attempt uses another pass', async () => {
  const { tour } = await createTour({ progress: toProgress(2, { code: 'LA-AAAA-AAAA' }) })
  await tour.act()
  expect(tour.getState()).toMatchObject({
    isDone: false,
    isBusy: false,
    failureReason: expect.stringMatching(
      /^El código no corresponde.*\. Tocá de nuevo y llega otra visita\.$/,
    ),
  })
  await tour.act()
  expect(tour.getState()).toMatchObject({ isDone: true, outcome: expect.stringContaining('puede ingresar') })
})

test('the user can continue to the next stop after the gate refused the pass', async () => {
  const { tour } = await createTour({ progress: toProgress(2, { code: 'LA-AAAA-AAAA' }) })
  await tour.act()
  tour.next()
  expect(tour.getState().stopIndex).toBe(3)
  expect(tour.getState().failureReason).toBeUndefined()
})

test('the stop of the gate shows a message if no visitor is expected', async () => {
  const { tour } = await createTour({ scenario: 'empty', progress: toProgress(2) })
  await tour.act()
  expect(tour.getState().failureReason).toBe(
    'Hoy no se espera a nadie. Volvé a la primera parada y autorizá una visita.',
  )
})

test('a check-in outside the tour completes the stop of the gate', async () => {
  const context = await createTour({ progress: toProgress(2) })
  const qrcode = await authorize(context)
  await context.mock.checkIn({ qrcode, gate: 21 })
  await context.tour.updateFromBackend()
  expect(context.tour.getState().isDone).toBe(true)
})

test.each([
  [3, '/activitiesReport', 'residente@demo.ar'],
  [8, '/construction/501?tab=nomina&dni=24718305', 'obra@demo.ar'],
])('the button of stop %i opens %s, which completes the stop', async (stop, address, account) => {
  const { tour, show, goTo } = await createTour({ progress: toProgress(stop), signedInAs: account })
  show('/')
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(address)
  expect(tour.getState().isDone).toBe(false)
  show(address)
  expect(tour.getState().isDone).toBe(true)
})

test("the submission stop opens the worker's insurance submission; the stop of the Administration approves the worker's submissions", async () => {
  const { tour, mock, open, portal, show, refreshPortal } = await createTour({
    progress: toProgress(4),
    signedInAs: resident,
  })
  const pendingSubmissions = (await mock.pending()).filter(({ people }) =>
    people.some(({ document }) => document === '24718305'),
  )
  expect(pendingSubmissions.map(({ kind }) => kind).sort()).toEqual(['background_check', 'insurance'])
  const policy = pendingSubmissions.find(({ kind }) => kind === 'insurance')?.submission
  await tour.act()
  expect(portal.signIn.mock.calls[0]?.[0]).toMatchObject({ user: { email: 'obra@demo.ar' } })
  expect(open).toHaveBeenCalledExactlyOnceWith(`/submissions?tipo=seguros&vista=detalle&id=${policy}`)
  show(`/submissions?tipo=seguros&vista=detalle&id=${policy}`)
  expect(tour.getState().isDone).toBe(true)

  for (let stop = 5; stop < 8; stop += 1) tour.next()
  expect(tour.getState()).toMatchObject({ stopIndex: 7, isDone: false })
  await tour.act()
  expect(tour.getState()).toMatchObject({ isDone: true })
  expect(refreshPortal).toHaveBeenCalledOnce()
  const stillPending = new Set((await mock.pending()).map(({ submission }) => submission))
  expect(pendingSubmissions.filter(({ submission }) => stillPending.has(submission))).toEqual([])
})

test('if no submission is pending, the submission stop opens the list, and the next stop is done at once', async () => {
  const { tour, mock, goTo } = await createTour({ progress: toProgress(4), signedInAs: 'obra@demo.ar' })
  for (const { submission } of await mock.pending()) await mock.decide({ submission, status: 'APPROVED' })
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/submissions?tipo=seguros')
  tour.next()
  await tour.updateFromBackend()
  expect(tour.getState()).toMatchObject({ stopIndex: 5, isDone: true })
})

test("the tour resets the scenario 'empty' to 'demo' only when the user starts the first stop", async () => {
  const { tour, mock, open, portal } = await createTour({ scenario: 'empty', signedInAs: resident })
  expect(tour.getState().needsRestart).toBe(true)
  expect((await mock.state()).scenario).toBe('empty')
  await tour.act()
  expect((await mock.state()).scenario).toBe('demo')
  expect(portal.signIn).toHaveBeenCalledOnce()
  expect(open).toHaveBeenCalledExactlyOnceWith('/preauthorization/new')
})

test('every stop can be skipped, and the end of the tour deletes the progress', async () => {
  const { tour, memory, onLeave } = await createTour()
  for (let stop = 1; stop < 9; stop += 1) {
    tour.next()
    expect(tour.getState()).toMatchObject({ stopIndex: stop, isDone: false })
    expect(memory.readProgress()).toMatchObject({ stop })
  }
  expect(onLeave).not.toHaveBeenCalled()
  tour.next()
  expect(onLeave).toHaveBeenCalledOnce()
  expect(memory.readProgress()).toBeUndefined()
})

test('ignores a second action while the first action runs', async () => {
  const { tour, mock } = await createTour({ progress: toProgress(2) })
  const movementCount = (await mock.state()).counts.movements ?? 0
  await Promise.all([tour.act(), tour.act()])
  expect((await mock.state()).counts.movements).toBe(movementCount + 1)
})
