import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts } from './backend'
import { createPolicyInput, createSubmissionsClient, submissionPaths } from './submissions-client'

const notPendingBody = { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' }

describe('a new insurance submission', () => {
  it('begins without people or files, and then lists those that the account adds', async () => {
    const { account, createInsurance, insure, attach, readInsurance, listInsurance, remove } =
      await createSubmissionsClient()
    const { id, ...createdSubmission } = await createInsurance()
    expect(createdSubmission).toEqual({
      person: { id: 304, full_name: 'Ricardo Montes' },
      created_at: '2026-03-16T13:00:00.000Z',
      status: 'PENDING',
      ...createPolicyInput({ company: { id: 5, name: 'Galeno ART' } }),
      attachments: [],
      people_count: { total: 0, approved: 0, pending: 0, rejected: 0 },
    })
    const juanaResponse = await insure(4001, id)
    expect(juanaResponse).toMatchObject({
      status: 201,
      body: {
        person: { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' },
        insurance_submission: id,
        status: 'PENDING',
        comment: null,
      },
    })
    await insure(4002, id)
    await attach('póliza.pdf', '%PDF', { insurance_submission: id })
    await attach('nómina.csv', 'a;b', { insurance_submission: id })
    const submission = await readInsurance(id)
    expect(submission.people_count).toEqual({ total: 2, approved: 0, pending: 2, rejected: 0 })
    expect(submission.attachments.map(({ name }) => name)).toEqual(['póliza.pdf', 'nómina.csv'])
    expect((await listInsurance()).results[0]).toEqual(submission)
    expect((await remove(submissionPaths.insuredPeople(`${juanaResponse.body.id}/`))).status).toBe(204)
    expect((await readInsurance(id)).people_count).toEqual({ total: 1, approved: 0, pending: 1, rejected: 0 })
    const people = await account.get<Schemas['InsuredPersonPage']>(submissionPaths.insurance(`${id}/people/`))
    expect(people.body.results.map(({ person }) => person.full_name)).toEqual(['Íñigo Núñez'])
  })

  it('rejects a repeated person, a person of another neighbourhood, and an unknown person', async () => {
    const { createInsurance, insure } = await createSubmissionsClient()
    const { id } = await createInsurance()
    await insure(4001, id)
    expect(await insure(4001, id)).toEqual({
      status: 409,
      body: {
        message:
          'La persona Juana Pérez con documento 30999888 ya se encuentra registrada en la presentación.',
      },
    })
    expect(await insure(302, id)).toMatchObject({ status: 400, body: { person: [expect.any(String)] } })
    expect(await insure(99_999, id)).toMatchObject({ status: 400, body: { person: [expect.any(String)] } })
  })

  it('rejects a status other than PENDING, and the submission type BACKGROUND_CHECK', async () => {
    const { account, createInsurance } = await createSubmissionsClient()
    const { id } = await createInsurance()
    const approvedInput = { person: 4001, insurance_submission: id, status: 'APPROVED' }
    expect(await account.post(submissionPaths.insuredPeople(), approvedInput)).toEqual({
      status: 400,
      body: { status: ['No es una opción válida.'] },
    })
    expect(
      (await account.post(submissionPaths.insurance(), createPolicyInput({ status: 'APPROVED' }))).status,
    ).toBe(400)
    expect(
      (
        await account.post(
          submissionPaths.insurance(),
          createPolicyInput({ submission_type: 'BACKGROUND_CHECK' }),
        )
      ).status,
    ).toBe(400)
  })

  it('rejects an unknown company, a blank policy number, and a last day before the first day', async () => {
    const { account, mock } = await createSubmissionsClient()
    const before = mock.db.insuranceSubmissions.count()
    expect(
      await account.post(
        submissionPaths.insurance(),
        createPolicyInput({ company: 999, policy_number: ' ' }),
      ),
    ).toEqual({
      status: 400,
      body: {
        company: ['La compañía de seguro no existe.'],
        policy_number: ['Por favor ingrese número de póliza'],
      },
    })
    expect(
      (await account.post(submissionPaths.insurance(), createPolicyInput({ to_date: '2026-03-15' }))).status,
    ).toBe(400)
    expect(mock.db.insuranceSubmissions.count()).toBe(before)
  })

  it('is created only once if two requests have the same idempotency key', async () => {
    const { mock, account } = await createSubmissionsClient()
    const createWithSameKey = () =>
      mock.request(submissionPaths.insurance(), {
        method: 'POST',
        body: JSON.stringify(createPolicyInput()),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': 'key-00000001',
          Authorization: `Bearer ${account.session.token}`,
        },
      })
    const before = mock.db.insuranceSubmissions.count()
    const [firstBody, secondBody] = [
      await (await createWithSameKey()).json(),
      await (await createWithSameKey()).json(),
    ]
    expect(secondBody).toEqual(firstBody)
    expect(mock.db.insuranceSubmissions.count()).toBe(before + 1)
  })
})

describe('updating an insurance submission', () => {
  it('replaces the policy while the status is PENDING', async () => {
    const { account, createInsurance, readInsurance } = await createSubmissionsClient()
    const { id } = await createInsurance()
    const body = createPolicyInput({ policy_number: '9', company: 1, description: '' })
    const changedSubmission = await account.put<Schemas['InsuranceSubmission']>(
      submissionPaths.insurance(`${id}/`),
      body,
    )
    expect(changedSubmission).toMatchObject({
      status: 200,
      body: { policy_number: '9', company: { name: 'Asociart ART' }, description: '' },
    })
    expect(await readInsurance(id)).toEqual(changedSubmission.body)
  })

  it('rejects every change of the policy, the people and the files after the decision', async () => {
    const { mock, account, insure, attach, remove } = await createSubmissionsClient()
    const approvedSubmission = mock.db.insuranceSubmissions.first(
      (row) => row.policy_number === '4501-0091177',
    )
    const id = approvedSubmission?.id ?? 0
    const [insuredPerson] = mock.db.insuredPeople.by('insurance_submission_id', id)
    const [attachment] = mock.db.attachments.by('insurance_submission_id', id)
    const before = mock.world.serialise()
    const responses = [
      await account.put(submissionPaths.insurance(`${id}/`), createPolicyInput()),
      await insure(4001, id),
      await remove(submissionPaths.insuredPeople(`${insuredPerson?.id}/`)),
      await attach('a.pdf', '%PDF', { insurance_submission: id }),
      await remove(submissionPaths.attachments(`${attachment?.id}/`)),
    ]
    expect(responses).toEqual(responses.map(() => ({ status: 409, body: notPendingBody })))
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('the list of insurance submissions', () => {
  it('has 10 or 25 submissions a page, the newest first', async () => {
    const { account, listInsurance } = await createSubmissionsClient()
    const [first, second, all] = [
      await listInsurance(),
      await listInsurance('?page=2'),
      await listInsurance('?page_size=25'),
    ]
    expect([first.count, first.results.length, second.results.length]).toEqual([12, 10, 2])
    expect([...first.results, ...second.results]).toEqual(all.results)
    const instants = all.results.map(({ created_at }) => created_at)
    expect(instants).toEqual([...instants].sort().reverse())
    expect((await account.get(submissionPaths.insurance('?page=3'))).status).toBe(404)
    expect((await account.get(submissionPaths.insurance('?page_size=11'))).status).toBe(400)
  })

  it('contains only the submissions of the account', async () => {
    const { listInsurance } = await createSubmissionsClient(accounts.inquilino)
    const { count, results } = await listInsurance()
    expect([count, results[0]?.policy_number]).toEqual([1, 'SM-77911/2026'])
    const admin = await createSubmissionsClient(accounts.admin)
    expect(await admin.listInsurance()).toEqual({ count: 0, current: 1, results: [] })
  })

  it.each([
    ['status=REJECTED', ['BK 100.482', '8810']],
    ['status=PENDING&ordering=to_date', ['SM-77820/2026', '1187730', '4501-0098213']],
    ['company_name=GALENO', ['4501-0098213', '4501-0091177']],
    ['policy_number=45', ['4501-0098213', '4501-0091177', '30045112']],
    ['expiration_date=2026-03-17', ['EX-5581204']],
    ['to_date=2026-03-01', ['22-00417', '55-2024-881']],
    ['from_date=2026-03-02', ['4501-0098213', '67-114920']],
    ['from_date=2026-01-30&to_date=2026-04-30', ['67-114920', 'BK 100.482']],
    ['person_full_name=nancucheo', ['4501-0098213', '55-2024-881']],
    ['person_full_name=nadie', []],
    ['submission_type=INSURANCE&policy_number=8810', ['8810']],
    ['ordering=company_name&status=REJECTED', ['BK 100.482', '8810']],
    ['ordering=-company_name&status=REJECTED', ['8810', 'BK 100.482']],
  ])('is filtered and sorted by the query string %s', async (query, policyNumbers) => {
    const { listInsurance } = await createSubmissionsClient()
    const { count, results } = await listInsurance(`?${query}`)
    expect(results.map(({ policy_number }) => policy_number)).toEqual(policyNumbers)
    expect(count).toBe(policyNumbers.length)
  })

  it('rejects invalid query parameters', async () => {
    const { account } = await createSubmissionsClient()
    for (const query of ['status=LOST', 'ordering=policy_number', 'from_date=ayer', 'submission_type=X']) {
      expect((await account.get(submissionPaths.insurance(`?${query}`))).status, query).toBe(400)
    }
  })
})

it('lists the people of a submission in pages of at most 500', async () => {
  const { mock, account } = await createSubmissionsClient()
  const { id = 0 } = mock.db.insuranceSubmissions.first((row) => row.policy_number === '1187730') ?? {}
  const listPeople = async (query = '') =>
    (await account.get<Schemas['InsuredPersonPage']>(submissionPaths.insurance(`${id}/people/${query}`))).body
  const all = await listPeople('?page_size=500')
  expect(all.results.map(({ status }) => status)).toEqual(['APPROVED', 'REJECTED', 'PENDING', 'PENDING'])
  expect(all.results[1]?.comment).toBe('El certificado no lo incluye en la nómina.')
  expect(await listPeople()).toEqual(all)
  expect(await listPeople('?page=2&page_size=3')).toEqual({
    count: 4,
    current: 2,
    results: all.results.slice(3),
  })
  expect((await account.get(submissionPaths.insurance(`${id}/people/?page_size=501`))).status).toBe(400)
})

it('lists the insurance companies in the order of their names', async () => {
  const { account } = await createSubmissionsClient()
  const { body } = await account.get<Schemas['InsuranceCompanyPage']>(submissionPaths.companies())
  expect(body).toMatchObject({ count: 11, current: 1 })
  const names = body.results.map(({ name }) => name)
  expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right, 'es')))
})
