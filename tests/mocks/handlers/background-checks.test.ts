import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts } from './backend'
import { createEntryInput, createSubmissionsClient, submissionPaths } from './submissions-client'

describe('a new background-check submission', () => {
  it('contains the entries in the request, with the files of each entry', async () => {
    const { account, createEntry, attach, readCheck, listChecks, mock } = await createSubmissionsClient()
    const before = (await listChecks()).count
    const createdEntries = [await createEntry(4001), await createEntry(4002, { background_check_type: null })]
    expect(createdEntries[0]).toMatchObject({
      status: 201,
      body: {
        person: { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' },
        background_check_type: { id: 1, name: 'Certificado de antecedentes penales (RNR)' },
        background_check_submission: null,
        status: 'PENDING',
        comment: null,
        attachments: [],
      },
    })
    expect((await listChecks()).count).toBe(before)
    const ids = createdEntries.map(({ body }) => body.id)
    for (const id of ids) await attach('antecedentes.jpg', 'ÿØÿà', { submission_person: id })
    const createdSubmission = await account.post<Schemas['BackgroundCheckSubmission']>(
      submissionPaths.checks(),
      {
        description: 'Ayudantes',
        people: ids,
      },
    )
    expect(createdSubmission).toMatchObject({
      status: 201,
      body: {
        person: { id: 304 },
        status: 'PENDING',
        description: 'Ayudantes',
        people_count: { total: 2, pending: 2, approved: 0, rejected: 0 },
        submission_type: 'BACKGROUND_CHECK',
      },
    })
    const { id } = createdSubmission.body
    expect(await readCheck(id)).toEqual(createdSubmission.body)
    expect((await listChecks()).results[0]).toEqual(createdSubmission.body)
    const people = await account.get<Schemas['BackgroundCheckPersonPage']>(
      submissionPaths.checks(`${id}/people/`),
    )
    expect(people.body.results.map((person) => [person.id, person.background_check_submission])).toEqual(
      ids.map((entry) => [entry, id]),
    )
    expect(people.body.results[0]?.attachments.map(({ name }) => name)).toEqual(['antecedentes.jpg'])
    expect(mock.db.insuranceSubmissions.has(id)).toBe(false)
  })

  it('may list one entry twice, but no entry of another submission', async () => {
    const { account, createEntry, attach, mock } = await createSubmissionsClient()
    const { id } = (await createEntry(4001)).body
    await attach('a.pdf', '%PDF', { submission_person: id })
    const repeatedEntry = { people: [id, id] }
    expect((await account.post(submissionPaths.checks(), repeatedEntry)).status).toBe(201)
    const before = mock.world.serialise()
    expect(await account.post(submissionPaths.checks(), { people: [id] })).toEqual({
      status: 409,
      body: { message: 'El antecedente de Juana Pérez ya es parte de otra presentación.' },
    })
    expect(mock.world.serialise()).toBe(before)
  })

  it('is rejected for an entry without a file, two entries of one person, an empty list, or an unknown entry', async () => {
    const { account, createEntry, attach } = await createSubmissionsClient()
    const [first, second] = [(await createEntry(4001)).body, (await createEntry(4001)).body]
    expect(await account.post(submissionPaths.checks(), { people: [first.id] })).toEqual({
      status: 400,
      body: { people: ['Adjuntá el archivo de Juana Pérez.'] },
    })
    for (const { id } of [first, second]) await attach('a.pdf', '%PDF', { submission_person: id })
    expect(await account.post(submissionPaths.checks(), { people: [first.id, second.id] })).toEqual({
      status: 409,
      body: {
        message:
          'La persona Juana Pérez con documento 30999888 ya se encuentra registrada en la presentación.',
      },
    })
    expect(await account.post(submissionPaths.checks(), { people: [] })).toEqual({
      status: 400,
      body: { people: ['Por favor agregue trabajadores'] },
    })
    expect((await account.post(submissionPaths.checks(), { people: [99_999] })).status).toBe(400)
  })

  it('cannot contain an entry of another account; only the creator can change or remove an entry', async () => {
    const { signIn, send, createEntry, attach, mock } = await createSubmissionsClient()
    const { id } = (await createEntry(4001)).body
    const { body: attachment } = await attach('a.pdf', '%PDF', { submission_person: id })
    const residente = await signIn(accounts.residente)
    const { token } = residente.session
    const before = mock.world.serialise()
    const notFound = { status: 404, body: { detail: 'No encontrado.' } }
    expect(await residente.post(submissionPaths.checks(), { people: [id] })).toEqual({
      status: 400,
      body: { people: ['Alguno de los antecedentes no existe.'] },
    })
    const { person: _, ...entryFields } = createEntryInput(4001)
    expect(await residente.put(submissionPaths.entries(`${id}/`), entryFields)).toEqual(notFound)
    expect(await send('DELETE', submissionPaths.entries(`${id}/`), undefined, token)).toEqual(notFound)
    expect(
      await send('DELETE', submissionPaths.entryAttachments(`${attachment.id}/`), undefined, token),
    ).toEqual(notFound)
    expect(
      await residente.post(
        submissionPaths.entries(),
        createEntryInput(4002, { background_check_submission: 8032 }),
      ),
    ).toEqual(notFound)
    expect(mock.world.serialise()).toBe(before)
  })
})

describe('updating a background-check submission', () => {
  it('changes the description, adds and removes single entries, and rejects a second entry of one person', async () => {
    const { account, mock, createEntry, readCheck, remove } = await createSubmissionsClient()
    const { id = 0 } =
      mock.db.backgroundCheckSubmissions.first((row) => row.description.includes('apostillado')) ?? {}
    const before = await readCheck(id)
    expect(before.people_count).toEqual({ total: 3, approved: 1, pending: 1, rejected: 1 })
    expect((await account.put(submissionPaths.checks(`${id}/`), {})).body).toEqual(before)
    await account.put(submissionPaths.checks(`${id}/`), { description: 'Va la traducción.' })
    const addedEntry = await createEntry(4001, { background_check_submission: id })
    expect(addedEntry.body.background_check_submission).toBe(id)
    expect((await createEntry(4001, { background_check_submission: id })).status).toBe(409)
    const [, rejectedEntry] = mock.db.backgroundCheckPeople.by('background_check_submission_id', id)
    expect((await remove(submissionPaths.entries(`${rejectedEntry?.id}/`))).status).toBe(204)
    expect(await readCheck(id)).toMatchObject({
      description: 'Va la traducción.',
      people_count: { total: 3, approved: 1, pending: 2, rejected: 0 },
    })
  })

  it('changes the dates and the type of an entry, but not its person, and rejects an unknown type', async () => {
    const { account, createEntry } = await createSubmissionsClient()
    const { id } = (await createEntry(4001)).body
    const days = { from_date: '2026-03-11', to_date: '2026-12-31' }
    const changedEntry = await account.put<Schemas['BackgroundCheckPerson']>(
      submissionPaths.entries(`${id}/`),
      {
        ...days,
        person: 4001,
        status: 'PENDING',
        comment: null,
        background_check_submission: null,
        background_check_type: 3,
      },
    )
    expect(changedEntry).toMatchObject({ status: 200, body: { ...days, background_check_type: { id: 3 } } })
    expect((await account.put(submissionPaths.entries(`${id}/`), { ...days, person: 4002 })).body).toEqual({
      person: ['No se puede cambiar.'],
    })
    expect(
      (await account.put(submissionPaths.entries(`${id}/`), { ...days, background_check_type: 4 })).body,
    ).toEqual({
      background_check_type: ['El tipo de antecedente no existe en el barrio.'],
    })
  })

  it('does not change the dates of an approved entry in a pending submission, but removes the entry', async () => {
    const { account, mock, remove } = await createSubmissionsClient()
    const approvedEntry = mock.db.backgroundCheckPeople.first(
      (row) => row.status === 'APPROVED' && row.background_check_submission_id === 8026,
    )
    const days = { from_date: '2026-03-11', to_date: '2026-12-31' }
    expect((await account.put(submissionPaths.entries(`${approvedEntry?.id}/`), days)).status).toBe(409)
    expect((await remove(submissionPaths.entries(`${approvedEntry?.id}/`))).status).toBe(204)
  })

  it('rejects every change of a decided submission, its entries and their files', async () => {
    const { account, mock, createEntry, attach, remove } = await createSubmissionsClient()
    const { id = 0 } =
      mock.db.backgroundCheckSubmissions.first((row) => row.description.includes('cortadas')) ?? {}
    const [entry] = mock.db.backgroundCheckPeople.by('background_check_submission_id', id)
    const [attachment] = mock.db.attachments.by('background_check_person_id', entry?.id ?? 0)
    const before = mock.world.serialise()
    const responses = [
      await account.put(submissionPaths.checks(`${id}/`), { description: 'otra' }),
      await createEntry(4001, { background_check_submission: id }),
      await account.put(submissionPaths.entries(`${entry?.id}/`), {
        from_date: '2026-03-11',
        to_date: '2026-12-31',
      }),
      await remove(submissionPaths.entries(`${entry?.id}/`)),
      await attach('a.pdf', '%PDF', { submission_person: entry?.id ?? 0 }),
      await remove(submissionPaths.entryAttachments(`${attachment?.id}/`)),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 409))
    expect(mock.world.serialise()).toBe(before)
  })

  it('removes an entry with its files', async () => {
    const { mock, createEntry, attach, remove } = await createSubmissionsClient()
    const countRows = () => [
      mock.db.backgroundCheckPeople.count(),
      mock.db.attachments.count(),
      mock.db.files.count(),
    ]
    const before = countRows()
    const { id } = (await createEntry(4001)).body
    await attach('a.pdf', '%PDF', { submission_person: id })
    await attach('b.pdf', '%PDF', { submission_person: id })
    expect(countRows()).toEqual(before.map((count, index) => count + (index === 0 ? 1 : 2)))
    await remove(submissionPaths.entries(`${id}/`))
    expect(countRows()).toEqual(before)
  })
})

describe('the list of background-check submissions', () => {
  it.each([
    ['', 7],
    ['?status=REJECTED', 2],
    ['?person_full_name=GUIRALDES', 1],
    ['?person_id_number=24.718', 1],
    ['?person_id_number=28777888', 7],
    ['?person_full_name=crispin&status=APPROVED', 0],
    ['?submission_type=BACKGROUND_CHECK&page_size=50', 7],
  ])('filtered by the query string %j has %i submissions', async (query, count) => {
    const { listChecks } = await createSubmissionsClient()
    expect((await listChecks(query)).count).toBe(count)
  })

  it('has the newest submission first or the requested order, and rejects an unknown order', async () => {
    const { account, listChecks } = await createSubmissionsClient()
    const listIds = async (query: string) => (await listChecks(query)).results.map(({ id }) => id)
    const newestFirst = await listIds('')
    expect(newestFirst).toEqual([...newestFirst].sort((left, right) => right - left))
    expect(await listIds('?ordering=created_at')).toEqual([...newestFirst].reverse())
    // The field is the name of the creator. All submissions have the same creator, so the newest submission stays first.
    expect(await listIds('?ordering=-person_full_name')).toEqual(newestFirst)
    expect((await account.get(submissionPaths.checks('?ordering=company_name'))).status).toBe(400)
  })
})

it('lists the background-check types of the neighbourhood in the order of their names', async () => {
  const { account } = await createSubmissionsClient()
  const { body } = await account.get<Schemas['BackgroundCheckTypePage']>(submissionPaths.types())
  expect(body.results).toEqual([
    { id: 3, name: 'Certificado de antecedentes del país de origen' },
    { id: 1, name: 'Certificado de antecedentes penales (RNR)' },
    { id: 2, name: 'Certificado de buena conducta provincial' },
  ])
})
