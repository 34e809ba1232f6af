import type { Schemas } from '@mocks/contract/operations'
import { MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'
import { createTab, refreshTab } from '../tab'
import { accounts } from './backend'
import { buildForm, createSubmissionsClient, submissionPaths } from './submissions-client'

/** Creates a backend, and returns functions that create submissions as obra and decide about them as the Administration. */
async function createDecisionsClient() {
  const client = await createSubmissionsClient()
  const decide = <Body = Schemas['InsuranceSubmission']>(decision: object) =>
    client.send<Body>('POST', '/__mock/administration/decide', decision)
  const createInsuranceWithPeople = async (...people: number[]) => {
    const { id } = await client.createInsurance()
    for (const person of people) await client.insure(person, id)
    return id
  }
  const listPeople = async (id: number) =>
    (await client.account.get<Schemas['InsuredPersonPage']>(submissionPaths.insurance(`${id}/people/`))).body
      .results
  return { ...client, decide, createInsuranceWithPeople, listPeople }
}

describe('approving an insurance submission', () => {
  it('approves only the people who are still pending, and stores the last day of their insurance', async () => {
    const { decide, createInsuranceWithPeople, readInsurance, listPeople, mock } =
      await createDecisionsClient()
    const id = await createInsuranceWithPeople(4001, 4002)
    await decide({ submission: id, person: 4002, status: 'REJECTED', comment: 'No figura en la nómina.' })
    expect(await readInsurance(id)).toMatchObject({
      status: 'PENDING',
      people_count: { total: 2, approved: 0, pending: 1, rejected: 1 },
    })
    const response = await decide({ submission: id, status: 'APPROVED' })
    expect(response).toEqual({ status: 200, body: await readInsurance(id) })
    expect(response.body).toMatchObject({
      status: 'APPROVED',
      description: 'La póliza incluye a los dos ayudantes.',
      people_count: { total: 2, approved: 1, pending: 0, rejected: 1 },
    })
    expect((await listPeople(id)).map(({ status, comment }) => [status, comment])).toEqual([
      ['APPROVED', null],
      ['REJECTED', 'No figura en la nómina.'],
    ])
    const expirationDates = [4001, 4002].map((person) => mock.db.persons.require(person).art_expiration_date)
    expect(expirationDates).toEqual(['2027-03-15', null])
  })

  it('keeps the last day of a person’s insurance if the policy ends earlier', async () => {
    const { decide, createInsuranceWithPeople, mock } = await createDecisionsClient()
    const personWithLongerInsurance = { ...mock.db.persons.require(4001), art_expiration_date: '2030-01-01' }
    await mock.db.persons.save(personWithLongerInsurance)
    await decide({ submission: await createInsuranceWithPeople(4001), status: 'APPROVED' })
    expect(mock.db.persons.require(4001)).toEqual(personWithLongerInsurance)
  })
})

it('stores the reason of a rejection for the submission and its people, and insures nobody', async () => {
  const { decide, createInsuranceWithPeople, listInsurance, listPeople, mock } = await createDecisionsClient()
  const id = await createInsuranceWithPeople(4001)
  await decide({ submission: id, status: 'REJECTED', comment: 'La póliza está vencida.' })
  const [listedSubmission] = (await listInsurance()).results
  expect(listedSubmission).toMatchObject({
    id,
    status: 'REJECTED',
    description: 'La póliza está vencida.',
    people_count: { total: 1, approved: 0, pending: 0, rejected: 1 },
  })
  expect((await listPeople(id))[0]?.comment).toBe('La póliza está vencida.')
  expect(mock.db.persons.require(4001).art_expiration_date).toBeNull()
})

it('stores the dates of an approved background check in the row of the person', async () => {
  const { decide, account, createEntry, attach, mock } = await createDecisionsClient()
  const { id } = (await createEntry(4001)).body
  await attach('a.pdf', '%PDF', { submission_person: id })
  const createdSubmission = await account.post<Schemas['BackgroundCheckSubmission']>(
    submissionPaths.checks(),
    {
      people: [id],
    },
  )
  const response = await decide<Schemas['BackgroundCheckSubmission']>({
    submission: createdSubmission.body.id,
    status: 'APPROVED',
  })
  expect(response.body).toEqual({
    ...createdSubmission.body,
    status: 'APPROVED',
    people_count: { total: 1, approved: 1, pending: 0, rejected: 0 },
  })
  expect(mock.db.persons.require(4001)).toMatchObject({
    background_check_from_date: '2026-03-10',
    background_check_expiration_date: '2026-09-10',
    art_expiration_date: null,
  })
})

it('rejects one entry of a background-check submission, and the other entry stays pending', async () => {
  const { decide, mock, readCheck } = await createDecisionsClient()
  const [entry] = mock.db.backgroundCheckPeople.by('background_check_submission_id', 8032)
  const rejection = { submission: 8032, person: entry?.person_id, status: 'REJECTED', comment: 'Ilegible.' }
  await decide(rejection)
  expect(mock.db.backgroundCheckPeople.require(entry?.id ?? 0).comment).toBe('Ilegible.')
  expect((await readCheck(8032)).people_count).toEqual({ total: 2, approved: 0, pending: 1, rejected: 1 })
})

describe('a decision', () => {
  it('is refused if the Administration has already decided about the person or the submission', async () => {
    const { decide, createInsuranceWithPeople, mock } = await createDecisionsClient()
    const id = await createInsuranceWithPeople(4001, 4002)
    await decide({ submission: id, person: 4001, status: 'APPROVED' })
    expect(await decide({ submission: id, person: 4001, status: 'REJECTED' })).toEqual({
      status: 409,
      body: { message: 'Juana Pérez ya fue resuelto/a en esta presentación.' },
    })
    await decide({ submission: id, status: 'REJECTED' })
    const before = mock.world.serialise()
    for (const target of [{}, { person: 4002 }]) {
      expect(await decide({ submission: id, status: 'APPROVED', ...target })).toEqual({
        status: 409,
        body: { message: 'La presentación ya fue resuelta.' },
      })
    }
    expect(mock.world.serialise()).toBe(before)
  })

  it('is refused if the submission is missing or unknown, the person is not in it, or a valid status is missing', async () => {
    const { decide, createInsuranceWithPeople } = await createDecisionsClient()
    const id = await createInsuranceWithPeople(4001)
    expect((await decide({ submission: 7, status: 'APPROVED' })).status).toBe(404)
    expect((await decide({ submission: id, person: 4002, status: 'APPROVED' })).status).toBe(404)
    for (const invalidDecision of [
      { submission: id },
      { submission: id, status: 'PENDING' },
      { status: 'APPROVED' },
    ]) {
      expect((await decide(invalidDecision)).status).toBe(400)
    }
  })

  it('prevents the account that created the submission from adding people', async () => {
    const { decide, createInsuranceWithPeople, insure } = await createDecisionsClient()
    const id = await createInsuranceWithPeople(4001)
    await decide({ submission: id, status: 'APPROVED' })
    expect((await insure(4002, id)).status).toBe(409)
  })

  it('is replayed in a second tab from the log, together with the file upload that preceded it', async () => {
    const store = new MemoryLogStore()
    const firstTab = createTab(store)
    const token = await firstTab.signIn(accounts.obra)
    const uploadRequest = {
      token,
      body: buildForm('a.pdf', new Uint8Array([0, 255, 128]), { insurance_submission: 8028 }),
    }
    expect((await firstTab.call('POST', submissionPaths.attachments(), uploadRequest)).status).toBe(201)
    const decision = { submission: 8028, status: 'REJECTED', comment: 'Falta una hoja.' }
    expect((await firstTab.call('POST', '/__mock/administration/decide', { body: decision })).status).toBe(
      200,
    )
    const reports: string[] = []
    const secondTab = createTab(store, reports)
    await refreshTab(secondTab)
    expect(reports).toEqual([])
    expect(secondTab.world.serialise()).toBe(firstTab.world.serialise())
    expect(secondTab.world.db.insuranceSubmissions.require(8028).description).toBe('Falta una hoja.')
  })
})

it('never gives an insurance submission and a background-check submission the same id', async () => {
  const { createInsurance, account, createEntry, attach, mock } = await createSubmissionsClient(
    accounts.residente,
  )
  for (let index = 0; index < 5; index += 1) {
    await createInsurance()
    const { id } = (await createEntry(4001)).body
    await attach('a.pdf', '%PDF', { submission_person: id })
    await account.post(submissionPaths.checks(), { people: [id] })
  }
  const ids = [...mock.db.insuranceSubmissions.all(), ...mock.db.backgroundCheckSubmissions.all()].map(
    ({ id }) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
})
