import type { Schemas } from '@mocks/contract/operations'
import {
  changeBackgroundCheck,
  changeEntry,
  createEntry,
  isBackgroundCheckListed,
  type JoinedEntry,
  requireChangeable,
  submitBackgroundCheck,
} from '@mocks/rules/background-checks'
import { describe, expect, it } from 'vitest'
import { person, refusalOf, today } from './sample-rows'
import { attachment, backgroundCheck, entry } from './submission-rows'

const creator = person(304)
const type = { id: 2, real_property_id: 101, name: 'RNR' }
const entryContext = { id: 7, creator, person: person(7), submission: null, people: [], type, today }
const input = (overrides: Partial<Schemas['BackgroundCheckPersonInput']> = {}) => ({
  person: 7,
  from_date: '2026-03-10',
  to_date: '2026-09-10',
  status: 'PENDING' as const,
  comment: null,
  background_check_submission: null,
  background_check_type: 2,
  ...overrides,
})
const notPendingRefusal = {
  status: 409,
  body: { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' },
}

describe('createEntry', () => {
  it('creates a PENDING entry of the caller without a submission', () => {
    expect(createEntry(input(), entryContext)).toEqual(entry(7, { background_check_type_id: 2 }))
  })

  it('adds an entry to a PENDING submission only', () => {
    const newEntry = createEntry(input(), { ...entryContext, submission: backgroundCheck() })
    expect(newEntry.background_check_submission_id).toBe(8002)
    const decidedContext = { ...entryContext, submission: backgroundCheck({ status: 'REJECTED' }) }
    expect(refusalOf(() => createEntry(input(), decidedContext))).toEqual(notPendingRefusal)
  })

  it('accepts no type, and rejects the type of another neighbourhood', () => {
    expect(createEntry(input({ background_check_type: null }), { ...entryContext, type: undefined })).toEqual(
      entry(7),
    )
    expect(
      createEntry(input({ background_check_type: undefined }), { ...entryContext, type: undefined }),
    ).toEqual(entry(7))
    for (const invalidType of [undefined, { ...type, real_property_id: 102 }]) {
      expect(refusalOf(() => createEntry(input(), { ...entryContext, type: invalidType }))).toEqual({
        status: 400,
        body: { background_check_type: ['El tipo de antecedente no existe en el barrio.'] },
      })
    }
  })

  it('rejects invalid dates, an unknown person, and a repeated person', () => {
    expect(refusalOf(() => createEntry(input({ to_date: '2026-03-09' }), entryContext)).body).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a la de inicio.'],
    })
    expect(refusalOf(() => createEntry(input({ to_date: '2026-03-15' }), entryContext)).body).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
    expect(refusalOf(() => createEntry(input(), { ...entryContext, person: undefined })).status).toBe(400)
    const repeatedPersonRefusal = refusalOf(() =>
      createEntry(input(), { ...entryContext, people: [entry(7)] }),
    )
    expect(repeatedPersonRefusal.status).toBe(409)
    expect(repeatedPersonRefusal.body).toEqual({
      message: `La persona Ana Apellido 7 con documento ${person(7).id_number} ya se encuentra registrada en la presentación.`,
    })
  })
})

describe('changeEntry', () => {
  const context = { type, today, realPropertyId: 101 }
  const days = { from_date: '2026-03-11', to_date: '2026-12-31' }

  it('changes the dates and the type, and keeps the type if it is absent', () => {
    const before = entry(7, { background_check_type_id: 2 })
    expect(changeEntry(before, null, days, context)).toEqual({ ...before, ...days })
    expect(
      changeEntry(before, null, { ...days, background_check_type: null }, context).background_check_type_id,
    ).toBeNull()
  })

  it('rejects a change of the person and of the submission', () => {
    const before = entry(7, { background_check_submission_id: 8002 })
    const sameFields = {
      person: 7,
      background_check_submission: 8002,
      status: 'PENDING',
      comment: null,
    } as const
    expect(changeEntry(before, backgroundCheck(), { ...days, ...sameFields }, context)).toMatchObject(days)
    const otherFields = { ...days, person: 8, background_check_submission: null }
    expect(refusalOf(() => changeEntry(before, backgroundCheck(), otherFields, context)).body).toEqual({
      person: ['No se puede cambiar.'],
      background_check_submission: ['No se puede cambiar.'],
    })
  })

  it('rejects a decided entry and an entry of a decided submission', () => {
    const decidedSubmission = backgroundCheck({ status: 'APPROVED' })
    expect(refusalOf(() => changeEntry(entry(7), decidedSubmission, days, context))).toEqual(
      notPendingRefusal,
    )
    expect(refusalOf(() => requireChangeable(entry(7, { status: 'REJECTED' }), null))).toEqual(
      notPendingRefusal,
    )
    expect(() => requireChangeable(entry(7), backgroundCheck())).not.toThrow()
  })
})

describe('submitBackgroundCheck', () => {
  const createFile = (id: number, overrides: Partial<JoinedEntry> = {}): JoinedEntry => ({
    entry: entry(id),
    person: person(id),
    type: null,
    attachments: [attachment({ insurance_submission_id: null, background_check_person_id: id })],
    ...overrides,
  })
  const context = { id: 8002, creator, now: new Date('2026-03-16T13:00:00Z') }
  const refuseSubmission = (files: readonly (JoinedEntry | undefined)[]) =>
    refusalOf(() => submitBackgroundCheck({ people: [] }, files, context))

  it('takes the entries in the requested order', () => {
    const { submission, entries } = submitBackgroundCheck(
      { people: [9, 7], description: ' Ayudantes ' },
      [createFile(9), createFile(7)],
      context,
    )
    expect(submission).toEqual(backgroundCheck({ description: 'Ayudantes' }))
    expect(entries).toEqual([9, 7].map((id) => entry(id, { background_check_submission_id: 8002 })))
  })

  it('requires at least one entry, and only entries of the caller', () => {
    expect(refuseSubmission([])).toEqual({
      status: 400,
      body: { people: ['Por favor agregue trabajadores'] },
    })
    expect(refuseSubmission([createFile(7), undefined])).toEqual({
      status: 400,
      body: { people: ['Alguno de los antecedentes no existe.'] },
    })
  })

  it('rejects an entry of another submission and a repeated person', () => {
    const submittedEntry = createFile(7, { entry: entry(7, { background_check_submission_id: 8000 }) })
    expect(refuseSubmission([submittedEntry])).toEqual({
      status: 409,
      body: { message: 'El antecedente de Ana Apellido 7 ya es parte de otra presentación.' },
    })
    expect(
      refuseSubmission([createFile(7), createFile(8, { entry: entry(7, { id: 8 }), person: person(7) })])
        .status,
    ).toBe(409)
  })

  it('requires an attachment for each entry', () => {
    expect(
      refuseSubmission([
        createFile(7),
        createFile(8, { attachments: [] }),
        createFile(9, { attachments: [] }),
      ]),
    ).toEqual({
      status: 400,
      body: {
        people: ['Adjuntá el archivo de Ana Apellido 8.', 'Adjuntá el archivo de Ana Apellido 9.'],
      },
    })
  })
})

it('changeBackgroundCheck keeps the description if it is absent', () => {
  const before = backgroundCheck({ description: 'antes' })
  expect(changeBackgroundCheck(before, {})).toEqual(before)
  expect(changeBackgroundCheck(before, { description: '' }).description).toBe('')
  expect(refusalOf(() => changeBackgroundCheck(backgroundCheck({ status: 'APPROVED' }), {}))).toEqual(
    notPendingRefusal,
  )
})

describe('isBackgroundCheckListed', () => {
  const people = () => [
    person(304, { first_name: 'Ricardo', last_name: 'Montes', id_number: '28777888' }),
    person(9, { first_name: 'Íñigo', last_name: 'Núñez', id_number: '24718305' }),
  ]

  it.each([
    [{}, true],
    [{ creatorId: 1 }, false],
    [{ status: 'REJECTED' }, false],
    [{ person_id_number: '24.718' }, true],
    [{ person_id_number: '777' }, true],
    [{ person_id_number: '999' }, false],
    [{ person_id_number: ' ' }, true],
    [{ person_full_name: 'inigo', person_id_number: '2471' }, true],
    [{ person_full_name: 'nadie', person_id_number: '2471' }, false],
  ])('matches the filter %j: %s', (filter, expected) => {
    expect(isBackgroundCheckListed(backgroundCheck(), { creatorId: 304, ...filter } as never, people)).toBe(
      expected,
    )
  })
})
