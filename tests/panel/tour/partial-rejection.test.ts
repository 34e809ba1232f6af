import { beforeEach, expect, test } from 'vitest'
import { createTour, toProgress } from './create-tour'

beforeEach(() => sessionStorage.clear())

/** The document number of Ramiro Güiraldes. The tour rejects this worker. */
const rejectedNumber = '35207914'

test('the stop of the rejection rejects one worker with a comment; the next stop waits until the worker is submitted again', async () => {
  const { tour, backend, mock, goTo, show, refreshPortal } = await createTour({
    progress: toProgress(5),
    signedInAs: 'obra@demo.ar',
  })
  const findSubmission = async () =>
    (await mock.pending()).find(
      ({ kind, people }) =>
        kind === 'insurance' && people.some(({ document }) => document === rejectedNumber),
    )
  expect(tour.getState().isDone).toBe(false)
  await tour.act()
  expect(refreshPortal).toHaveBeenCalledOnce()
  expect(tour.getState()).toMatchObject({
    isDone: true,
    outcome: expect.stringMatching(/^Ramiro quedó rechazado/),
  })
  const submission = await findSubmission()
  const id = submission?.submission ?? 0
  expect(submission?.people.map(({ document, status }) => [document, status])).toEqual([
    ['24718305', 'PENDING'],
    [rejectedNumber, 'REJECTED'],
    ['94618207', 'PENDING'],
  ])
  expect(submission?.people[1]?.comment).toMatch(/volvé a presentarlo\.$/)

  tour.next()
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(`/submissions?tipo=seguros&vista=detalle&id=${id}`)
  // The user presses 'Editar' in the details, and continues in the form.
  for (const view of ['detalle', 'editar']) {
    show(`/submissions?tipo=seguros&vista=${view}&id=${id}`)
    await tour.updateFromBackend()
    expect(tour.getState()).toMatchObject({ stopIndex: 6, isReady: true, isDone: false })
  }
  const rejectedRow = backend.db.insuredPeople
    .by('insurance_submission_id', id)
    .find(({ status }) => status === 'REJECTED')
  if (!rejectedRow) throw new Error('Nobody is rejected')
  // The portal first removes the rejected entry, and then adds a new one.
  await backend.db.insuredPeople.remove(rejectedRow.id)
  await tour.updateFromBackend()
  expect(tour.getState().isDone).toBe(false)
  await backend.db.insuredPeople.insert({ ...rejectedRow, id: 9001, status: 'PENDING', comment: null })
  await tour.updateFromBackend()
  expect(tour.getState().isDone).toBe(true)
})

test('the stops of the rejection and of the correction are done at once if nobody is left to reject', async () => {
  const { tour, mock, goTo } = await createTour({ progress: toProgress(5), signedInAs: 'obra@demo.ar' })
  for (const { submission } of await mock.pending()) await mock.decide({ submission, status: 'APPROVED' })
  await tour.act()
  expect(tour.getState()).toMatchObject({
    isDone: true,
    outcome: 'La Administración ya decidió sobre Ramiro.',
  })
  tour.next()
  await tour.act()
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/submissions?tipo=seguros')
  await tour.updateFromBackend()
  expect(tour.getState()).toMatchObject({ stopIndex: 6, isDone: true })
})

test('the stop of the correction is done if the Administration decides the submission before the worker is added again', async () => {
  const { tour, backend, mock } = await createTour({ progress: toProgress(5), signedInAs: 'obra@demo.ar' })
  await tour.act()
  tour.next()
  const [rejectedRow] = backend.db.insuredPeople.find(
    ({ status, person_id }) =>
      status === 'REJECTED' && backend.db.persons.require(person_id).id_number === rejectedNumber,
  )
  if (!rejectedRow) throw new Error('Ramiro is not rejected')
  await backend.db.insuredPeople.remove(rejectedRow.id)
  await tour.updateFromBackend()
  expect(tour.getState().isDone).toBe(false)
  await mock.decide({ submission: rejectedRow.insurance_submission_id, status: 'APPROVED' })
  await tour.updateFromBackend()
  expect(tour.getState()).toMatchObject({ stopIndex: 6, isDone: true })
})
