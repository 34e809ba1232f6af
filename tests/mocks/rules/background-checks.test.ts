import type { Schemas } from '@mocks/contract/operations'
import {
  changeBackgroundCheckSubmission,
  changeEntry,
  createEntry,
  isBackgroundCheckSubmissionListed,
  type JoinedEntry,
  requireChangeable,
  submitBackgroundCheck,
} from '@mocks/rules/background-checks'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow, today } from './sample-rows'
import { createAttachmentRow, createBackgroundCheckRow, createEntryRow } from './submission-rows'

const creator = createPersonRow(304)
const type = { id: 2, real_property_id: 101, name: 'RNR' }
const entryContext = {
  id: 7,
  creator,
  person: createPersonRow(7),
  submission: null,
  otherEntries: [],
  type,
  today,
}
const createEntryInput = (overrides: Partial<Schemas['BackgroundCheckPersonInput']> = {}) => ({
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
  it('creates a PENDING entry that is in no submission, with the caller as its creator', () => {
    expect(createEntry(createEntryInput(), entryContext)).toEqual(
      createEntryRow(7, { background_check_type_id: 2 }),
    )
  })

  it('adds an entry only to a PENDING submission', () => {
    const newEntry = createEntry(createEntryInput(), {
      ...entryContext,
      submission: createBackgroundCheckRow(),
    })
    expect(newEntry.background_check_submission_id).toBe(8002)
    const decidedContext = { ...entryContext, submission: createBackgroundCheckRow({ status: 'REJECTED' }) }
    expect(catchRefusal(() => createEntry(createEntryInput(), decidedContext))).toEqual(notPendingRefusal)
  })

  it('accepts an entry without a type, and rejects an unknown type and a type of another neighbourhood', () => {
    expect(
      createEntry(createEntryInput({ background_check_type: null }), { ...entryContext, type: undefined }),
    ).toEqual(createEntryRow(7))
    expect(
      createEntry(createEntryInput({ background_check_type: undefined }), {
        ...entryContext,
        type: undefined,
      }),
    ).toEqual(createEntryRow(7))
    for (const invalidType of [undefined, { ...type, real_property_id: 102 }]) {
      expect(
        catchRefusal(() => createEntry(createEntryInput(), { ...entryContext, type: invalidType })),
      ).toEqual({
        status: 400,
        body: { background_check_type: ['El tipo de antecedente no existe en el barrio.'] },
      })
    }
  })

  it('rejects invalid dates, an unknown person, and a person who is already in the submission', () => {
    expect(
      catchRefusal(() => createEntry(createEntryInput({ to_date: '2026-03-09' }), entryContext)).body,
    ).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a la de inicio.'],
    })
    expect(
      catchRefusal(() => createEntry(createEntryInput({ to_date: '2026-03-15' }), entryContext)).body,
    ).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
    expect(
      catchRefusal(() => createEntry(createEntryInput(), { ...entryContext, person: undefined })).status,
    ).toBe(400)
    const repeatedPersonRefusal = catchRefusal(() =>
      createEntry(createEntryInput(), { ...entryContext, otherEntries: [createEntryRow(7)] }),
    )
    expect(repeatedPersonRefusal.status).toBe(409)
    expect(repeatedPersonRefusal.body).toEqual({
      message: `La persona Ana Apellido 7 con documento ${createPersonRow(7).id_number} ya se encuentra registrada en la presentación.`,
    })
  })
})

describe('changeEntry', () => {
  const context = { type, today, realPropertyId: 101 }
  const days = { from_date: '2026-03-11', to_date: '2026-12-31' }

  it('changes the dates, keeps a type that the input omits, and removes a type that the input sets to null', () => {
    const before = createEntryRow(7, { background_check_type_id: 2 })
    expect(changeEntry(before, null, days, context)).toEqual({ ...before, ...days })
    expect(
      changeEntry(before, null, { ...days, background_check_type: null }, context).background_check_type_id,
    ).toBeNull()
  })

  it('rejects a change of the person or of the submission, but accepts their stored ids', () => {
    const before = createEntryRow(7, { background_check_submission_id: 8002 })
    const sameFields = {
      person: 7,
      background_check_submission: 8002,
      status: 'PENDING',
      comment: null,
    } as const
    expect(
      changeEntry(before, createBackgroundCheckRow(), { ...days, ...sameFields }, context),
    ).toMatchObject(days)
    const otherFields = { ...days, person: 8, background_check_submission: null }
    expect(
      catchRefusal(() => changeEntry(before, createBackgroundCheckRow(), otherFields, context)).body,
    ).toEqual({
      person: ['No se puede cambiar.'],
      background_check_submission: ['No se puede cambiar.'],
    })
  })

  it('rejects the change of a decided entry and of an entry in a decided submission', () => {
    const decidedSubmission = createBackgroundCheckRow({ status: 'APPROVED' })
    expect(catchRefusal(() => changeEntry(createEntryRow(7), decidedSubmission, days, context))).toEqual(
      notPendingRefusal,
    )
    expect(catchRefusal(() => requireChangeable(createEntryRow(7, { status: 'REJECTED' }), null))).toEqual(
      notPendingRefusal,
    )
    expect(() => requireChangeable(createEntryRow(7), createBackgroundCheckRow())).not.toThrow()
  })
})

describe('submitBackgroundCheck', () => {
  const createJoinedEntry = (id: number, overrides: Partial<JoinedEntry> = {}): JoinedEntry => ({
    entry: createEntryRow(id),
    person: createPersonRow(id),
    type: null,
    attachments: [createAttachmentRow({ insurance_submission_id: null, background_check_person_id: id })],
    ...overrides,
  })
  const context = { id: 8002, creator, now: new Date('2026-03-16T13:00:00Z') }
  const catchSubmitRefusal = (entries: readonly (JoinedEntry | undefined)[]) =>
    catchRefusal(() => submitBackgroundCheck({ people: [] }, entries, context))

  it('submits the given entries, and keeps their order', () => {
    const { submission, entries } = submitBackgroundCheck(
      { people: [9, 7], description: ' Ayudantes ' },
      [createJoinedEntry(9), createJoinedEntry(7)],
      context,
    )
    expect(submission).toEqual(createBackgroundCheckRow({ description: 'Ayudantes' }))
    expect(entries).toEqual([9, 7].map((id) => createEntryRow(id, { background_check_submission_id: 8002 })))
    const submissionWithoutText = submitBackgroundCheck({ people: [9] }, [createJoinedEntry(9)], context)
    expect(submissionWithoutText.submission.description).toBe('')
  })

  it('requires at least one entry, and rejects an unknown entry', () => {
    expect(catchSubmitRefusal([])).toEqual({
      status: 400,
      body: { people: ['Por favor agregue trabajadores'] },
    })
    expect(catchSubmitRefusal([createJoinedEntry(7), undefined])).toEqual({
      status: 400,
      body: { people: ['Alguno de los antecedentes no existe.'] },
    })
  })

  it('rejects an entry that is already in a submission, and two entries about one person', () => {
    const submittedEntry = createJoinedEntry(7, {
      entry: createEntryRow(7, { background_check_submission_id: 8000 }),
    })
    expect(catchSubmitRefusal([submittedEntry])).toEqual({
      status: 409,
      body: { message: 'El antecedente de Ana Apellido 7 ya es parte de otra presentación.' },
    })
    expect(
      catchSubmitRefusal([
        createJoinedEntry(7),
        createJoinedEntry(8, { entry: createEntryRow(7, { id: 8 }), person: createPersonRow(7) }),
      ]).status,
    ).toBe(409)
  })

  it('requires an attachment for each entry', () => {
    expect(
      catchSubmitRefusal([
        createJoinedEntry(7),
        createJoinedEntry(8, { attachments: [] }),
        createJoinedEntry(9, { attachments: [] }),
      ]),
    ).toEqual({
      status: 400,
      body: {
        people: ['Adjuntá el archivo de Ana Apellido 8.', 'Adjuntá el archivo de Ana Apellido 9.'],
      },
    })
  })
})

it('changeBackgroundCheckSubmission keeps a description that the input omits, and refuses a decided submission', () => {
  const before = createBackgroundCheckRow({ description: 'antes' })
  expect(changeBackgroundCheckSubmission(before, {})).toEqual(before)
  expect(changeBackgroundCheckSubmission(before, { description: ' ' }).description).toBe('')
  expect(
    catchRefusal(() => changeBackgroundCheckSubmission(createBackgroundCheckRow({ status: 'APPROVED' }), {})),
  ).toEqual(notPendingRefusal)
})

describe('isBackgroundCheckSubmissionListed', () => {
  const findPeople = () => [
    createPersonRow(304, { first_name: 'Ricardo', last_name: 'Montes', id_number: '28777888' }),
    createPersonRow(9, { first_name: 'Íñigo', last_name: 'Núñez', id_number: '24718305' }),
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
  ])('for the filter %j returns %s', (filter, expected) => {
    expect(
      isBackgroundCheckSubmissionListed(
        createBackgroundCheckRow(),
        { creatorId: 304, ...filter } as never,
        findPeople,
      ),
    ).toBe(expected)
  })
})
